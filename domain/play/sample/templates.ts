import { type Block, type BlockId, type BlockKind, emptyFront, type Play } from "../play.ts";

/** A starting point for a new play: its headings, and empty lines where the writer continues. */
export interface PlayTemplate {
  readonly name: "ten-minute" | "one-act" | "full-length";
  readonly title: string;
  readonly description: string;
  readonly make: (newId: () => BlockId) => Play;
}

type Line = readonly [kind: BlockKind, text?: string];

const opening: readonly Line[] = [["setting"], ["direction"], ["cue"], ["dialogue"]];

export const templates: readonly PlayTemplate[] = [
  {
    name: "ten-minute",
    title: "Ten-minute play",
    description: "One scene, from lights up to blackout.",
    make: maker([...opening, ["transition", "BLACKOUT."], ["centered", "END OF PLAY"]]),
  },
  {
    name: "one-act",
    title: "One-act play",
    description: "Two scenes, no intermission.",
    make: maker([
      ["scene", "Scene One"],
      ...opening,
      ["transition", "BLACKOUT."],
      ["scene", "Scene Two"],
      ...opening,
      ["transition", "BLACKOUT."],
      ["centered", "END OF PLAY"],
    ]),
  },
  {
    name: "full-length",
    title: "Full-length play",
    description: "Two acts of two scenes each, with an intermission.",
    make: maker([...fullAct("One"), ["centered", "END OF ACT ONE"], ...fullAct("Two"), ["centered", "END OF PLAY"]]),
  },
];

function fullAct(name: string): readonly Line[] {
  const scenes = ["Scene One", "Scene Two"].flatMap((scene): readonly Line[] => [["scene", scene], ...opening]);
  return [["act", `Act ${name}`], ...scenes, ["transition", "BLACKOUT."]];
}

function maker(lines: readonly Line[]): PlayTemplate["make"] {
  return (newId) => ({ front: emptyFront, blocks: lines.map((line) => blockOf(line, newId())) });
}

const blockOf = ([kind, text]: Line, id: BlockId): Block => ({ id, kind, text: text ? [{ text }] : [] });
