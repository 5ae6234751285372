import {
  type Corrections,
  forPlay,
  forSimilarFiles,
  haveSameParagraphs,
  isWithoutCorrections,
  type Passage,
} from "#domain/play/formats/typed/corrections.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { correctionsOf, editsOf, type QueuedFile, withCorrections } from "./queuedFile.ts";

/** A file with several plays in its other form: as one play while its plays are apart, and apart while it's one play. */
export interface OtherForm {
  readonly whole: QueuedFile;
  /** Empty if the plays were never apart. */
  readonly parts: readonly QueuedFile[];
  /** The corrections that the whole got from its parts. */
  readonly joined: Corrections | undefined;
}

/**
 * Returns the plays of a file, each as it was when it was last apart. If the file was corrected since, or the play wasn't
 * apart yet, it gets the file's corrections.
 */
export function divided(whole: QueuedFile, before: OtherForm | undefined, newId: () => number): readonly QueuedFile[] {
  if (whole.state.kind !== "ready") return [];
  const { reading, corrections, edits } = whole.state;
  const { title: _, ...others } = edits;
  const { plays } = reading;
  return plays.map(({ title, from }, play): QueuedFile => {
    const earlier = before?.parts.find(({ part }) => part?.play === play && part.count === plays.length);
    if (earlier?.part && corrections === before?.joined)
      return notReading({ ...earlier, part: { ...earlier.part, from } });
    const own = forPlay(corrections, from, plays[play + 1]?.from);
    const isAsJoined = before?.joined !== undefined && haveSameParagraphs(corrections, before.joined);
    return {
      id: newId(),
      name: importingWords.playOfFile({ name: whole.name, title }),
      file: whole.file,
      part: {
        play,
        count: plays.length,
        from,
        corrections: earlier ? withFileCorrections(correctionsOf(earlier), own, isAsJoined) : own,
        edits: earlier ? editsOf(earlier) : others,
      },
      state: { kind: "waiting" },
    };
  });
}

/**
 * Adds the corrections of the file to a play's. `isAsJoined` says that whether every line is a paragraph in the file is as
 * it was when the file became one play. A play in which it's different stays so, unless something is marked in it.
 */
function withFileCorrections(earlier: Corrections, own: Corrections, isAsJoined: boolean): Corrections {
  const all = withMore(earlier, own);
  const isDifferent = !haveSameParagraphs(earlier, own);
  if (isDifferent && isAsJoined && (own.passages ?? []).length === 0)
    return { ...all, linesAreParagraphs: earlier.linesAreParagraphs, passages: earlier.passages };
  return isDifferent ? { ...all, linesAreParagraphs: own.linesAreParagraphs } : all;
}

/** Nothing that was read for a file arrives while it isn't in the queue. */
const notReading = (file: QueuedFile): QueuedFile =>
  file.state.kind === "reading" ? { ...file, state: { kind: "waiting" } } : file;

/**
 * Returns the file as one play, with the corrections of its plays as far as they don't contradict each other. Passages are
 * left to the plays in which other paragraphs are counted than in the file.
 */
export function joined({ whole }: OtherForm, parts: readonly QueuedFile[]): QueuedFile {
  if (whole.state.kind !== "ready") return whole;
  const before = whole.state.corrections;
  const all = parts.map(correctionsOf);
  const corrections: Corrections = {
    ...before,
    ...agreed(all.map(aboutText), aboutText(before)),
    kinds: agreed(
      all.map(({ kinds = {} }) => kinds),
      before.kinds ?? {},
    ),
    splits: agreed(
      all.map(({ splits = {} }) => splits),
      before.splits ?? {},
    ),
  };
  const first = Math.min(...parts.map(({ part }) => part?.from ?? 0));
  const passages = [
    ...(haveSameParagraphs(before, corrections) ? (before.passages ?? []).filter(({ to }) => to < first) : []),
    ...parts.flatMap((one) => (haveSameParagraphs(correctionsOf(one), corrections) ? passagesInFile(one) : [])),
  ];
  const result = { ...corrections, passages };
  return isSame(result, before) ? whole : { ...whole, state: withCorrections(whole.state, result) };
}

/** Returns what corrections say about how the text is read, under the keys that they have. */
const aboutText = ({ encoding, linesAreParagraphs }: Corrections): Readonly<Record<string, string | boolean>> => ({
  ...(encoding === undefined ? {} : { encoding }),
  ...(linesAreParagraphs === undefined ? {} : { linesAreParagraphs }),
});

/** Returns the passages of a play, counted in the file. */
function passagesInFile(file: QueuedFile): readonly Passage[] {
  const { state, part } = file;
  const start = (state.kind === "ready" && part && state.reading.plays[part.play]?.from) || (part?.from ?? 0);
  const passages = correctionsOf(file).passages ?? [];
  return passages.map((passage) => ({ ...passage, from: passage.from + start, to: passage.to + start }));
}

/** Returns what all that have something under a key have there. Where they differ, it's as it was before. */
function agreed<Value>(
  all: readonly Readonly<Record<string, Value>>[],
  before: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const found = new Map<string, Value | undefined>();
  for (const [key, value] of all.flatMap((one) => Object.entries(one))) {
    if (!found.has(key)) found.set(key, value);
    else if (JSON.stringify(found.get(key)) !== JSON.stringify(value)) found.set(key, before[key]);
  }
  return Object.fromEntries([...found].flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

/** Adds corrections. Those that are added count where both say something; passages are only theirs. */
const withMore = (corrections: Corrections, added: Corrections): Corrections => ({
  ...corrections,
  ...added,
  kinds: { ...corrections.kinds, ...added.kinds },
  splits: { ...corrections.splits, ...added.splits },
  passages: added.passages,
});

/** Returns whether two corrections say the same, whatever the order. */
function isSame(one: Corrections, other: Corrections): boolean {
  const textOf = ({
    encoding,
    linesAreParagraphs = false,
    kinds = {},
    splits = {},
    passages = [],
  }: Corrections): string =>
    JSON.stringify([
      encoding,
      linesAreParagraphs,
      Object.entries(kinds).sort(),
      Object.entries(splits).sort(),
      passages,
    ]);
  return textOf(one) === textOf(other);
}

/** Returns a play of the same file with the corrections of another one, without its passages. */
export function withSharedCorrections(file: QueuedFile, shared: Corrections): QueuedFile {
  const own = correctionsOf(file);
  const all = withMore(own, forSimilarFiles(shared));
  const corrections = { ...all, passages: haveSameParagraphs(all, own) ? own.passages : [] };
  if (isSame(corrections, own)) return file;
  if (file.state.kind === "ready") return { ...file, state: withCorrections(file.state, corrections) };
  const isUnread = file.state.kind === "waiting" || file.state.kind === "reading";
  return file.part && isUnread ? { ...file, part: { ...file.part, corrections } } : file;
}

/** Returns the other plays of a file that don't have the corrections of this one. */
export function withoutSharedCorrections(files: readonly QueuedFile[], file: QueuedFile): readonly QueuedFile[] {
  const shared = forSimilarFiles(correctionsOf(file));
  if (!file.part || isWithoutCorrections(shared)) return [];
  return files.filter((one) => one !== file && one.file === file.file && withSharedCorrections(one, shared) !== one);
}

/** Returns whether none of a file's plays was added, so that it can be one play again. */
export const canJoin = (files: readonly QueuedFile[], { file, part }: QueuedFile): boolean =>
  part !== undefined &&
  files.every((one) => one.file !== file || (one.state.kind !== "added" && one.state.kind !== "adding"));
