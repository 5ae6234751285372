import type { Layout, ParagraphStyle } from "../layout.ts";
import { guildModern } from "./guildModern.ts";

const text: ParagraphStyle = { left: 1.5, right: 7.5, align: "left", linesBefore: 1 };
const centered: ParagraphStyle = { ...text, align: "center" };
/** 33 characters wide. */
const direction: ParagraphStyle = { ...text, left: 2.75, right: 6.05, brackets: true };
const withinSpeech: ParagraphStyle = { ...direction, linesBefore: 0 };

/**
 * The traditional American manuscript, with an extra half inch at the left for the binding. Names start at four inches,
 * directions are narrow and in brackets, and each scene starts a new page.
 */
export const usManuscript: Layout = {
  ...guildModern,
  name: "US manuscript",
  margins: { ...guildModern.margins, left: 1.5 },
  styles: {
    act: { ...centered, capitals: true },
    scene: { ...centered, linesBefore: 2 },
    setting: direction,
    direction,
    innerDirection: withinSpeech,
    cue: { ...text, left: 4, capitals: true },
    parenthetical: withinSpeech,
    dialogue: { ...text, linesBefore: 0 },
    lyric: { ...text, left: 2, linesBefore: 0, capitals: true },
    transition: centered,
    centered,
    frontHeading: { ...centered, linesBefore: 2, underline: true },
    frontText: text,
    castMember: { ...text, hanging: 0.5, linesBefore: 0 },
  },
  newPage: { act: true, scene: true },
};
