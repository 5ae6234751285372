import { frontInFiles } from "#domain/play/front/frontInFiles.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import type { BlockKind } from "#domain/play/play.ts";

/* The names of our own styles in Word documents. People see them in Word's list of styles. */

export const blockStyleNames: Readonly<Record<BlockKind, string>> = {
  act: "Act",
  scene: "Scene",
  setting: "Setting",
  direction: "Stage Direction",
  cue: "Character",
  parenthetical: "Parenthetical",
  dialogue: "Dialogue",
  lyric: "Lyric",
  transition: "Transition",
  centered: "Centered",
  pageBreak: "Page Break",
  note: "Note",
};

/** A cue that is spoken at the same time as the speech before it. */
export const simultaneousStyleName = "Character Simultaneous";

export const frontStyleOf = (field: FrontField): string => frontInFiles[field].word.style;

/** Frames in the margin. They aren't part of the text. */
export const sceneNumberStyleName = "Scene Number";
export const speechNumberStyleName = "Speech Number";

/** The headings above the front matter's parts. They aren't part of the text. */
export const frontHeadingStyleName = "Front Heading";
export const castStyleName = "Cast Member";
/** Character styles within the paragraph of a cast member. */
export const castRunStyleNames = {
  name: "Cast Name",
  age: "Cast Age",
  gender: "Cast Gender",
  description: "Cast Description",
  doubling: "Cast Doubling",
} as const;

/** A character style for what the layout adds to the text, such as the period after a name. */
export const layoutMarkStyleName = "Layout Mark";

/** The document property by which we recognize our own documents, whatever program saved them last. */
export const ownProperty = "GhostlightFormat";

export const styleIdOf = (styleName: string): string => styleName.replaceAll(" ", "");
