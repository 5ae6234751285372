import type { PictureName } from "#frontend/messages/pictures.ts";

interface FirstSection {
  readonly topic: string;
  readonly section: string;
  readonly picture: PictureName;
}

/** The sections of the help that most people look for. */
export const firstSections: readonly FirstSection[] = [
  { topic: "first-play", section: "write-the-first-lines", picture: "editor" },
  { topic: "import-and-export", section: "importing", picture: "import" },
  { topic: "sharing", section: "creating-a-link", picture: "shared" },
  { topic: "import-and-export", section: "exporting", picture: "export" },
  { topic: "offline-and-saving", section: "working-offline", picture: "saving" },
];
