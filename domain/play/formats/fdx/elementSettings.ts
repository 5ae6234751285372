import type { Layout, ParagraphStyle, StyleName } from "#domain/play/layout/layout.ts";
import { fonts } from "#domain/play/layout/measures/fonts.ts";
import type { BlockKind } from "#domain/play/play.ts";
import { writeAttributes } from "../xml/writeXml.ts";
import { fdxTypes } from "./fdxTypes.ts";

/** The standard element that Final Draft breaks pages like, and what Enter starts after each of ours. */
const behaviors: Readonly<
  Record<StyledKind, { readonly pagedAs: string; readonly next: StyledKind; readonly shortcut: string }>
> = {
  act: { pagedAs: "Scene Heading", next: "scene", shortcut: "9" },
  scene: { pagedAs: "Scene Heading", next: "setting", shortcut: "1" },
  setting: { pagedAs: "Action", next: "direction", shortcut: "8" },
  direction: { pagedAs: "Action", next: "cue", shortcut: "2" },
  cue: { pagedAs: "Character", next: "dialogue", shortcut: "3" },
  parenthetical: { pagedAs: "Parenthetical", next: "dialogue", shortcut: "4" },
  dialogue: { pagedAs: "Dialogue", next: "cue", shortcut: "5" },
  transition: { pagedAs: "Transition", next: "scene", shortcut: "6" },
  lyric: { pagedAs: "Dialogue", next: "cue", shortcut: "7" },
  centered: { pagedAs: "Action", next: "direction", shortcut: "0" },
};
type StyledKind = Exclude<BlockKind, "pageBreak" | "note"> & StyleName;

/** Writes the settings of each element, so that Final Draft shows the pages of a stage manuscript. */
export const writeElementSettings = (layout: Layout): readonly string[] =>
  (Object.keys(behaviors) as StyledKind[]).map((kind) => {
    const { pagedAs, next, shortcut } = behaviors[kind];
    return [
      `<ElementSettings Type="${fdxTypes[kind]}">`,
      `<FontSpec${writeAttributes(fontOf(layout, layout.styles[kind]))}/>`,
      `<ParagraphSpec${writeAttributes(paragraphOf(layout, kind))}/>`,
      `<Behavior${writeAttributes({ PaginateAs: pagedAs, ReturnKey: fdxTypes[next], Shortcut: shortcut })}/>`,
      "</ElementSettings>",
    ].join("");
  });

/** Has Final Draft add the layout's marks after names. It has one text for speeches that go on, on whatever page. */
export const writeContinueds = ({ marks }: Layout): string => {
  const yesIf = (isOn: boolean): string => (isOn ? "Yes" : "No");
  const attributes = {
    AutomaticCharacterContinueds: yesIf(marks.speaksOn !== ""),
    BottomOfPage: yesIf(marks.more !== ""),
    DialogueBottom: marks.more.trim() || "(MORE)",
    DialogueTop: (marks.speaksOn || marks.continued).trim() || "(CONT'D)",
    TopOfNext: yesIf(marks.continued !== ""),
  };
  return `<MoresAndContinueds><DialogueBreaks${writeAttributes(attributes)}/></MoresAndContinueds>`;
};

function fontOf({ font }: Layout, style: ParagraphStyle): Record<string, string> {
  const styles = [
    style.bold && "Bold",
    style.italic && "Italic",
    style.underline && "Underline",
    style.capitals && "AllCaps",
  ];
  return {
    AdornmentStyle: "0",
    Background: "#FFFFFFFFFFFF",
    Color: "#000000000000",
    Font: fonts[font.family].inFiles,
    RevisionID: "0",
    Size: String(font.sizePoints),
    Style: styles.filter(Boolean).join("+"),
  };
}

const alignments = { left: "Left", center: "Center", right: "Right" } as const;
const pointsPerInch = 72;

function paragraphOf(layout: Layout, kind: StyledKind): Record<string, string> {
  const { align, left, right, linesBefore, hanging = 0 } = layout.styles[kind];
  const spacing = lineSpacing(layout);
  return {
    Alignment: alignments[align],
    FirstIndent: inches(-hanging),
    Leading: "Regular",
    LeftIndent: inches(left + hanging),
    RightIndent: inches(right),
    SpaceBefore: String(Math.round((linesBefore * pointsPerInch) / layout.linesPerInch)),
    Spacing: String(spacing),
    StartsNewPage: (kind === "act" && layout.newPage.act) || (kind === "scene" && layout.newPage.scene) ? "Yes" : "No",
  };
}

/** How far apart lines of single spacing are, as a multiple of the size of the type. */
const singleSpacing = { monospace: 1, "sans-serif": 1.15, serif: 1.15 } as const;

/** Final Draft has single spacing and half lines more. */
function lineSpacing({ font, linesPerInch }: Layout): number {
  const single = singleSpacing[fonts[font.family].generic];
  return Math.max(1, Math.round((pointsPerInch / linesPerInch / font.sizePoints / single) * 2) / 2);
}

const inches = (value: number): string => value.toFixed(2);
