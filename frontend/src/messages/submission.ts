import { maxFirstPages } from "#domain/play/formats/package/packageChoices.ts";
import type { PackagePart } from "#domain/play/formats/package/packagePart.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

const parts: Readonly<Record<PackagePart, string>> = {
  script: "Full script",
  blindScript: "Full script, blind copy",
  firstPages: "First pages",
  synopsis: "Synopsis",
  characters: "Character breakdown",
  musicalNumbers: "Musical numbers",
  titlePage: "Title page",
  coverLetter: "Cover letter",
  bio: "Bio",
};

const missing: Readonly<Record<PackagePart, string>> = {
  script: "This play has no text yet.",
  blindScript: "This play has no text yet.",
  firstPages: "This play has no text yet.",
  synopsis: "This play has no synopsis yet.",
  characters: "This play has no list of characters yet.",
  musicalNumbers: "This play has no list of musical numbers yet.",
  titlePage: "This play has no title yet.",
  coverLetter: "Enter the letter below.",
  bio: "Your profile has no bio yet.",
};

/** The dialog that puts the files for a theater or a competition into one ZIP file. */
export const submissionWords = translated("submissionWords", {
  lead: "Creates the files that theaters and competitions ask for, in one ZIP file.",
  contents: "What to include",
  parts,
  missing,
  addToFront: "Open front matter",
  openProfile: "Open your profile",
  pages: "Number of pages",
  pagesHint: "The first pages of the play's text, without the title page.",
  pagesError: `Enter a number from 1 to ${maxFirstPages}.`,
  letter: "Text of the cover letter",
  blind: "Blind package",
  blindHint:
    "Leaves your name out of the first pages, synopsis, character breakdown, musical numbers, and the name of the ZIP file. The full script, title page, cover letter, and bio always have your name.",
  format: "Format",
  formats: { pdf: "PDF (.pdf)", docx: "Word (.docx)" },
  presets: "Presets",
  preset: "Preset",
  noPreset: "None",
  presetName: "Name of the preset",
  savePreset: "Save preset",
  rename: "Rename",
  remove: "Delete preset",
  presetsFailed: (why: string) => `Your presets couldn't be loaded. ${why}`,
  tryAgain: "Try again",
  saved: (name: string) => `“${name}” is saved. You can use it for every play, on all of your devices.`,
  renamed: (name: string) => `The preset is now called “${name}”.`,
  removed: (name: string) => `“${name}” is deleted.`,
  builtIn: { theater: "Theater", competition: "Competition (blind)" },
  files: "Files",
  noFiles: "No files yet. Check what to include.",
  zip: (name: string, files: number) => `${counted(files, "file", "files")} in ${name}`,
  named: "has your name",
  save: "Save package",
  saving: "Creating the files…",
  cancel: "Cancel",
  nothing: "Check at least one file that has text.",
  failed: "We couldn't create the package. Check your connection and try again.",
});
