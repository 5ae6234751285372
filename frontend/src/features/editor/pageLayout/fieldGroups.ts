import type { Layout, StyleName } from "#domain/play/layout/layout.ts";
import {
  findField,
  type LayoutField,
  type MarkField,
  type PageField,
  type StyleField,
  type StyleKey,
} from "#domain/play/layout/own/layoutFields.ts";
import { groupNames, markFieldLabels, pageFieldLabels, styleFieldLabels } from "#frontend/messages/ownLayouts.yaml";

/** Fields of the form under one heading. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly LayoutField[];
  /** The same fields, by the paragraphs that they're about. */
  readonly styles: readonly StyleName[];
}

const styleKeys = Object.keys(styleFieldLabels) as readonly StyleKey[];

/** The fields of a kind of paragraph, in the order of the form. */
export const fieldsOfStyle = (style: StyleName): readonly StyleField[] =>
  styleKeys.map((key): StyleField => `${style}.${key}`).filter((field) => findField(field) !== undefined);

export const keyOf = (field: StyleField): StyleKey => field.slice(field.indexOf(".") + 1) as StyleKey;

export const pageFields = Object.keys(pageFieldLabels) as readonly PageField[];
export const markFields = Object.keys(markFieldLabels) as readonly MarkField[];

const ofStyles = (title: string, ...styles: readonly StyleName[]): FieldGroup => ({
  title,
  fields: styles.flatMap(fieldsOfStyle),
  styles,
});

export const fieldGroups: readonly FieldGroup[] = [
  { title: groupNames.page, fields: pageFields, styles: [] },
  ofStyles(groupNames.names, "cue"),
  ofStyles(groupNames.speeches, "dialogue"),
  ofStyles(groupNames.directions, "direction", "innerDirection", "parenthetical", "setting"),
  ofStyles(groupNames.headings, "act", "scene", "transition", "centered"),
  ofStyles(groupNames.lyrics, "lyric"),
  ofStyles(groupNames.front, "frontHeading", "frontText", "castMember"),
  { title: groupNames.marks, fields: markFields, styles: [] },
];

const places: ReadonlySet<StyleKey> = new Set(["left", "right", "align", "linesBefore"]);

/** What is in the line of a speech is placed by the speech. */
export const hasEffect = (field: StyleField, style: StyleName, { styles }: Layout): boolean =>
  !(styles[style].inLine && places.has(keyOf(field)));
