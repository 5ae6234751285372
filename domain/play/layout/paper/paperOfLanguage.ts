import type { PaperName } from "../designs/layouts.ts";

/**
 * The regions where office paper is US Letter, from the Unicode CLDR: `paperSize` in the supplemental measurement data
 * (`cldr-core/supplemental/measurementData.json`). All others use A4.
 */
const letterRegions: ReadonlySet<string> = new Set([
  "BZ",
  "CA",
  "CL",
  "CO",
  "CR",
  "GT",
  "MX",
  "NI",
  "PA",
  "PH",
  "PR",
  "SV",
  "US",
  "VE",
]);

/**
 * Returns the usual paper in the region of a language tag, such as a browser's language. A tag without a region counts as
 * the region where most of its speakers live, by the CLDR's likely subtags: `en` is the US, `de` is Germany.
 */
export function paperOfLanguage(tag: string): PaperName {
  const region = regionOf(tag);
  return region === undefined || letterRegions.has(region) ? "letter" : "a4";
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
