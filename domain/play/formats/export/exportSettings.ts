import type { LayoutName, PaperName } from "../../layout/designs/layouts.ts";
import type { Layout } from "../../layout/layout.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import type { OwnLayout } from "../../layout/own/ownLayout.ts";
import type { BlockId, PageLayout, Play } from "../../play.ts";
import { type FormatOption, formats, holds, type WritableId } from "../formats.ts";

/** What a file contains: the whole play, acts and scenes by their headings, its first pages, or one actor's sides. */
export type ExportScope =
  | { readonly what: "play" }
  | { readonly what: "headings"; readonly headings: readonly BlockId[] }
  | { readonly what: "firstPages"; readonly count: number }
  /** The character's name as `countPlay` lists it. */
  | { readonly what: "sides"; readonly character: string };

/** The options of an export. */
export interface ExportSettings {
  readonly format: WritableId;
  /** One of ours or one that the writer has saved. Undefined: the play's own, also after the writer changes it. */
  readonly layout?: LayoutName | OwnLayout | undefined;
  readonly paper?: PaperName | undefined;
  readonly scope: ExportScope;
  /** Private notes. */
  readonly notes: boolean;
  readonly titlePage: boolean;
  /** The characters, and everything else between the title page and the play. */
  readonly characterPage: boolean;
  readonly sceneNumbers: boolean;
  readonly speechNumbers: boolean;
  /** Two pages to a side, in the order of a booklet's sheets. Only for layouts that are booklets. */
  readonly booklet: boolean;
  /** Large and gray across each page. Empty: none. */
  readonly watermark: string;
  /** Without the author's names and contact details. */
  readonly isBlind: boolean;
}

/** Returns the options of an export of the whole play as it is. */
export const wholePlayAs = (format: WritableId): ExportSettings => ({
  format,
  scope: { what: "play" },
  notes: false,
  titlePage: true,
  characterPage: true,
  sceneNumbers: false,
  speechNumbers: false,
  booklet: false,
  watermark: "",
  isBlind: false,
});

/** Returns the chosen layout on the chosen paper; the play's own where nothing is chosen. */
export const layoutFor = (
  { pageLayout, typing }: Play,
  { layout, paper }: Pick<ExportSettings, "layout" | "paper">,
): Layout =>
  layoutOf({
    ...(typing && { typing }),
    pageLayout: { ...(layout === undefined ? pageLayout : chosenLayout(layout)), paper: paper ?? pageLayout?.paper },
  });

const chosenLayout = (layout: LayoutName | OwnLayout): PageLayout =>
  typeof layout === "string" ? { layout } : { layout: layout.base, changes: layout.changes };

/** Returns whether the chosen format can hold an option. */
export const mayHold = ({ format }: Pick<ExportSettings, "format">, option: FormatOption): boolean =>
  formats.some((each) => each.id === format && holds(each, option));

/** Returns whether a file of this play may be a booklet: our own pages, in a layout for folded sheets. */
export const mayBeBooklet = (play: Play, settings: ExportSettings): boolean =>
  mayHold(settings, "pages") && layoutFor(play, settings).booklet !== undefined;

/** Returns the settings without the choices that the format can't hold. A blind copy has none of the author's notes. */
export function settingsHeld(settings: ExportSettings): ExportSettings {
  const held = (option: "notes" | "sceneNumbers" | "speechNumbers") => settings[option] && mayHold(settings, option);
  return {
    ...settings,
    notes: held("notes") && !settings.isBlind,
    sceneNumbers: held("sceneNumbers"),
    speechNumbers: held("speechNumbers"),
    titlePage: settings.titlePage || !mayHold(settings, "titlePage"),
    characterPage: settings.characterPage || !mayHold(settings, "characterPage"),
    watermark: mayHold(settings, "watermark") ? settings.watermark.trim() : "",
  };
}
