/** What a submission package can contain, in the order of its checklist. */
export const packageParts = [
  "script",
  "blindScript",
  "firstPages",
  "synopsis",
  "characters",
  "musicalNumbers",
  "titlePage",
  "coverLetter",
  "bio",
] as const;
export type PackagePart = (typeof packageParts)[number];
