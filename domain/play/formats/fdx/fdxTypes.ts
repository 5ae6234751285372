import type { BlockKind } from "#domain/play/play.ts";

/** The paragraph types that we write. Those that Final Draft has itself keep its names. */
export const fdxTypes: Readonly<Record<Exclude<BlockKind, "note">, string>> = {
  act: "New Act",
  scene: "Scene Heading",
  setting: "Setting",
  direction: "Stage Direction",
  cue: "Character",
  parenthetical: "Parenthetical",
  dialogue: "Dialogue",
  lyric: "Lyrics",
  transition: "Transition",
  centered: "Centered",
  pageBreak: "General",
};

/** The processing instruction in which our own files keep the front matter, which Final Draft has no place for. */
export const ownInstruction = "ghostlight";
