import * as z from "zod";
import { forEachField } from "#domain/play/front/frontFields.ts";
import { isCalendarDay } from "#domain/play/goals/day.ts";
import {
  type Block,
  type BlockId,
  blockIdPattern,
  blockKinds,
  type FrontMatter,
  normalizeSpans,
  type OutlineField,
  outlineFields,
  type Span,
  type TypingReplacement,
  typingReplacements,
} from "#domain/play/play.ts";
import { maxReadingSeconds, minReadingSeconds } from "#domain/play/timing/timedReading.ts";

const span = z.strictObject({
  text: z.string().min(1),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  underline: z.literal(true).optional(),
});

/** Plain text, or spans if any of it is marked. */
const text = z
  .union([z.string(), z.array(span)])
  .transform((given): readonly Span[] => normalizeSpans(typeof given === "string" ? [{ text: given }] : given));

const blockId = z.string().regex(blockIdPattern, "An ID has ten letters, digits, _ or -.");

const block = z
  .strictObject({
    id: blockId.transform((id) => id as BlockId),
    kind: z.enum(blockKinds),
    text: text.default([]),
    simultaneous: z.literal(true).optional(),
  })
  .refine(({ kind, simultaneous }) => kind === "cue" || !simultaneous, "Only a cue can be simultaneous.")
  .refine(({ kind, text: spans }) => kind !== "pageBreak" || spans.length === 0, "A page break has no text.");

const character = z.strictObject({
  id: z.string().min(1).max(200),
  name: z.string(),
  aliases: z.array(z.string()).default([]),
  age: z.string().default(""),
  gender: z.string().default(""),
  description: z.string().default(""),
  doubling: z.string().default(""),
});

const front = z.strictObject({
  ...forEachField(() => z.string().default("")),
  characters: z.array(character).default([]),
});

/** More than there are settings. Those of a later version are kept. */
const maxChanges = 500;

const pageLayout = z.strictObject({
  layout: z.string().optional(),
  paper: z.string().optional(),
  name: z.string().optional(),
  changes: z
    .record(z.string().max(100), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((changes) => Object.keys(changes).length <= maxChanges, `A layout has at most ${maxChanges} changes.`)
    .optional(),
});

const typing = z.strictObject({
  language: z.string().max(35).optional(),
  ...(Object.fromEntries(typingReplacements.map((name) => [name, z.literal(false).optional()])) as Record<
    TypingReplacement,
    z.ZodOptional<z.ZodLiteral<false>>
  >),
});

const outlineField = z.string().min(1).max(10_000).optional();

const outline = z.record(
  blockId,
  z.strictObject(
    Object.fromEntries(outlineFields.map((field) => [field, outlineField])) as Record<
      OutlineField,
      typeof outlineField
    >,
  ),
);

const characterSettings = z.strictObject({
  colors: z.record(z.string(), z.string().max(100)).optional(),
  ignored: z.array(z.string()).optional(),
});

const stageNames = z.array(z.string().max(500)).max(200);

/** By block ID. */
const stage = z.record(
  z.string().max(100),
  z.strictObject({
    enters: stageNames.optional(),
    exits: stageNames.optional(),
    offstage: z.literal(true).optional(),
  }),
);

const timedReading = z.strictObject({
  seconds: z.int().min(minReadingSeconds).max(maxReadingSeconds),
  day: z.string().refine(isCalendarDay, "This isn't a day."),
  words: z.int().min(0),
  scenes: z
    .record(z.string().max(100), z.int().min(0).max(maxReadingSeconds))
    .transform((scenes) => scenes as Readonly<Record<BlockId, number>>)
    .optional(),
});

const quotedRange = z.strictObject({
  blockId: blockId.transform((id) => id as BlockId),
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string().max(100_000),
});

/** By the note's ID. */
const notes = z.record(
  blockId,
  z.strictObject({
    text: z.string().min(1).max(100_000).optional(),
    state: z.string().min(1).max(100).optional(),
    at: z.string().min(1).max(100).optional(),
    scene: blockId.transform((id) => id as BlockId).optional(),
    passage: z.array(quotedRange).min(1).max(1_000).optional(),
  }),
);

/** Says in the file what it is. A change that older versions can't read gets a new number. */
export const playFormat = "ghostlight-play";
/**
 * Version 2 added `pageLayout`; version 3 `productionHistory`, `acknowledgments` and `doubling`; version 4 the changes of
 * a writer's own layout and its name; version 5 `typing`, `outline`, `characterSettings` and `stage`; version 6 `notes`;
 * version 7 `translator`; version 8 `actsAndScenes`; version 9 `timedReading`.
 */
export const playFormatVersion = 9;

const uniqueIds = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

export const playSchema = z.strictObject({
  format: z.literal(playFormat),
  version: z.int().min(1).max(playFormatVersion),
  front: front.refine(
    ({ characters }) => uniqueIds(characters.map(({ id }) => id)),
    "Two characters have the same ID.",
  ),
  blocks: z
    .array(block)
    .refine((blocks: readonly Block[]) => uniqueIds(blocks.map(({ id }) => id)), "Two blocks have the same ID."),
  pageLayout: pageLayout.optional(),
  typing: typing.optional(),
  outline: outline.optional(),
  characterSettings: characterSettings.optional(),
  stage: stage.optional(),
  timedReading: timedReading.optional(),
  notes: notes.optional(),
});

/** Returns a front matter as JSON gives it; undefined if it isn't one. */
export const readFront = (value: unknown): FrontMatter | undefined => {
  const { data } = front.safeParse(value);
  return data;
};
