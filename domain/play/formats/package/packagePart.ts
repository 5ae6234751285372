/** What a submission package can contain, in the order of its checklist. */
export const packageParts = [
  "script",
  "blindScript",
  "firstPages",
  "synopsis",
  "characters",
  "actsAndScenes",
  "musicalNumbers",
  "productionHistory",
  "titlePage",
  "coverLetter",
  "bio",
  "goals",
] as const;
export type PackagePart = (typeof packageParts)[number];
