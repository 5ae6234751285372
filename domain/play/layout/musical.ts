import { guildModern } from "./guildModern.ts";
import type { Layout, ParagraphStyle } from "./layout.ts";

const text: ParagraphStyle = { left: 1, right: 7.5, align: "left", linesBefore: 1 };
const direction: ParagraphStyle = { ...text, left: 2, right: 6.5, brackets: true };
const withinSpeech: ParagraphStyle = { ...direction, linesBefore: 0 };

/** A musical's libretto: names start at four inches, directions are indented on both sides, lyrics are in capitals. */
export const musical: Layout = {
  ...guildModern,
  name: "Musical",
  styles: {
    ...guildModern.styles,
    setting: { ...text, left: 4 },
    direction,
    innerDirection: withinSpeech,
    cue: { ...text, left: 4, capitals: true },
    parenthetical: withinSpeech,
  },
};
