import core from "../../../../src/tilewright/i18n/en/core.ftl?raw";
import games from "../../../../src/tilewright/i18n/en/web-games.ftl?raw";
import web from "../../../../src/tilewright/i18n/en/web.ftl?raw";

export default [core, games, web].join("\n");
