export { installedScriptFonts, manuscriptFonts } from "../../bin/manuscriptFonts.ts";
