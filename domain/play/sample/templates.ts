import { emptyFront } from "../front/frontFields.ts";
import type { Block, BlockId, BlockKind, Play } from "../play.ts";

/** A starting point for a new play: its headings, and empty lines where the writer continues. */
export interface PlayTemplate {
  readonly name: "ten-minute" | "one-act" | "full-length";
  /** `language` is a BCP 47 tag. A language that has no headings here gets English ones. */
  readonly make: (newId: () => BlockId, language?: string) => Play;
}

type Line = readonly [kind: BlockKind, text?: string];

const opening: readonly Line[] = [["setting"], ["direction"], ["cue"], ["dialogue"]];

interface TemplateWords {
  readonly acts: readonly [string, string];
  readonly scenes: readonly [string, string];
  readonly blackout: string;
  readonly intermission: string;
  readonly end: string;
}

const english: TemplateWords = {
  acts: ["Act One", "Act Two"],
  scenes: ["Scene One", "Scene Two"],
  blackout: "BLACKOUT.",
  intermission: "END OF ACT ONE",
  end: "END OF PLAY",
};

const spanish: TemplateWords = {
  acts: ["Acto primero", "Acto segundo"],
  scenes: ["Escena primera", "Escena segunda"],
  blackout: "OSCURO.",
  intermission: "FIN DEL ACTO PRIMERO",
  end: "FIN",
};

export const templates: readonly PlayTemplate[] = [
  {
    name: "ten-minute",
    make: maker(({ blackout, end }) => [...opening, ["transition", blackout], ["centered", end]]),
  },
  {
    name: "one-act",
    make: maker((words) => [...twoScenes(words), ["transition", words.blackout], ["centered", words.end]]),
  },
  {
    name: "full-length",
    make: maker((words) => [
      ...fullAct(words, 0),
      ["centered", words.intermission],
      ...fullAct(words, 1),
      ["centered", words.end],
    ]),
  },
];

/** The one-act play has a blackout between its scenes, too. */
const twoScenes = ({ scenes: [first, second], blackout }: TemplateWords): readonly Line[] => [
  ["scene", first],
  ...opening,
  ["transition", blackout],
  ["scene", second],
  ...opening,
];

function fullAct({ acts, scenes, blackout }: TemplateWords, act: 0 | 1): readonly Line[] {
  const lines = scenes.flatMap((scene): readonly Line[] => [["scene", scene], ...opening]);
  return [["act", acts[act]], ...lines, ["transition", blackout]];
}

function maker(linesIn: (words: TemplateWords) => readonly Line[]): PlayTemplate["make"] {
  return (newId, language) => ({
    front: emptyFront,
    blocks: linesIn(language?.split("-")[0] === "es" ? spanish : english).map((line) => blockOf(line, newId())),
  });
}

const blockOf = ([kind, text]: Line, id: BlockId): Block => ({ id, kind, text: text ? [{ text }] : [] });
