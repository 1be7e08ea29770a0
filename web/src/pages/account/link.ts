/** Return what a link from an e-mail brings after `#`, and take it out of the address bar. */
export function takeToken(): string {
  const token = decodeURIComponent(location.hash.slice(1));
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}
