import core from "../../../../src/tilewright/i18n/hu/core.ftl?raw";
import games from "../../../../src/tilewright/i18n/hu/web-games.ftl?raw";
import web from "../../../../src/tilewright/i18n/hu/web.ftl?raw";

export default [core, games, web].join("\n");
