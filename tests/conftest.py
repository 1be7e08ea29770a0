"""Settings for the whole test suite."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tilewright", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("tilewright")
