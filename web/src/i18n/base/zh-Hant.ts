import core from "../../../../src/tilewright/i18n/zh-Hant/core.ftl?raw";
import games from "../../../../src/tilewright/i18n/zh-Hant/web-games.ftl?raw";
import web from "../../../../src/tilewright/i18n/zh-Hant/web.ftl?raw";

export default [core, games, web].join("\n");
