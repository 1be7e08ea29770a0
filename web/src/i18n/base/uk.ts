import core from "../../../../src/tilewright/i18n/uk/core.ftl?raw";
import games from "../../../../src/tilewright/i18n/uk/web-games.ftl?raw";
import web from "../../../../src/tilewright/i18n/uk/web.ftl?raw";

export default [core, games, web].join("\n");
