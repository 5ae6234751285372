export { manuscriptFonts } from "../../bin/manuscriptFonts.ts";
