import type { BlockKind } from "../../play.ts";

/**
 * What writing programs and playwriting templates call the paragraph styles of elements: only their letters, without
 * accents, in lowercase.
 */
const kindsByName: Readonly<Record<string, BlockKind>> = {
  act: "act",
  actheading: "act",
  acttitle: "act",
  newact: "act",
  startofact: "act",
  endofact: "transition",
  akt: "act",
  acte: "act",
  scene: "scene",
  sceneheading: "scene",
  scenetitle: "scene",
  slugline: "scene",
  szene: "scene",
  setting: "setting",
  atrise: "setting",
  atrisedescription: "setting",
  sceneintro: "setting",
  scenedescription: "setting",
  character: "cue",
  charactername: "cue",
  charactersimultaneous: "cue",
  cue: "cue",
  speaker: "cue",
  speakername: "cue",
  name: "cue",
  figur: "cue",
  personnage: "cue",
  personaje: "cue",
  dialogue: "dialogue",
  dialog: "dialogue",
  speech: "dialogue",
  replique: "dialogue",
  parenthetical: "parenthetical",
  parentheticals: "parenthetical",
  innerdirection: "parenthetical",
  stagedirection: "direction",
  stagedirections: "direction",
  direction: "direction",
  directions: "direction",
  action: "direction",
  regieanweisung: "direction",
  didascalie: "direction",
  didascalies: "direction",
  acotacion: "direction",
  lyric: "lyric",
  lyrics: "lyric",
  singing: "lyric",
  transition: "transition",
  centered: "centered",
  pagebreak: "pageBreak",
  note: "note",
};

const fold = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();

/** Returns the kind that a paragraph style's name suggests. */
export function kindOfStyleName(name: string): BlockKind | undefined {
  const folded = fold(name);
  return Object.hasOwn(kindsByName, folded) ? kindsByName[folded] : undefined;
}
