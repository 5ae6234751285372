import { documentRules } from "./documentRules.ts";
import { fontRules } from "./fontRules.ts";
import { pageRules } from "./pageRules.ts";
import type { PdfUaRule } from "./pdfUaRule.ts";
import { structureRules } from "./structureRules.ts";

/**
 * The failure conditions of the Matterhorn Protocol that a program can find and that concern text, outlines and embedded fonts. All
 * others are about what our files don't have, which is checked once for each.
 */
export const pdfUaRules: readonly PdfUaRule[] = [...pageRules, ...structureRules, ...documentRules, ...fontRules];
