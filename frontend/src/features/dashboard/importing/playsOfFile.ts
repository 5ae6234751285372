import {
  type Corrections,
  forPlay,
  forSimilarFiles,
  isWithoutCorrections,
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
  return reading.plays.map(({ title, from }, play): QueuedFile => {
    const earlier = before?.parts.find(({ part }) => part?.play === play && part.from === from);
    if (earlier && corrections === before?.joined) return notReading(earlier);
    const own = forPlay(corrections, from, reading.plays[play + 1]?.from);
    return {
      id: newId(),
      name: importingWords.playOfFile({ name: whole.name, title }),
      file: whole.file,
      part: {
        play,
        from,
        corrections: earlier ? withMore(correctionsOf(earlier), own) : own,
        edits: earlier ? editsOf(earlier) : others,
      },
      state: { kind: "waiting" },
    };
  });
}

/** Nothing that was read for a file arrives while it isn't in the queue. */
const notReading = (file: QueuedFile): QueuedFile =>
  file.state.kind === "reading" ? { ...file, state: { kind: "waiting" } } : file;

/** Returns the file as one play, with the corrections of its plays as far as they don't contradict each other. */
export function joined({ whole }: OtherForm, parts: readonly QueuedFile[]): QueuedFile {
  if (whole.state.kind !== "ready") return whole;
  const before = whole.state.corrections;
  const all = parts.map(correctionsOf);
  const first = Math.min(...parts.map(({ part }) => part?.from ?? 0));
  const passages = [
    ...(before.passages ?? []).filter(({ to }) => to < first),
    ...parts.flatMap((one) => {
      const from = one.part?.from ?? 0;
      return (correctionsOf(one).passages ?? []).map((passage) => ({
        ...passage,
        from: passage.from + from,
        to: passage.to + from,
      }));
    }),
  ];
  const encoding = agreed(
    all.map((one): Readonly<Record<string, string>> => (one.encoding === undefined ? {} : { encoding: one.encoding })),
    {},
  );
  const corrections: Corrections = {
    ...before,
    ...encoding,
    kinds: agreed(
      all.map(({ kinds = {} }) => kinds),
      before.kinds ?? {},
    ),
    splits: agreed(
      all.map(({ splits = {} }) => splits),
      before.splits ?? {},
    ),
    passages,
  };
  return isSame(corrections, before) ? whole : { ...whole, state: withCorrections(whole.state, corrections) };
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
  const corrections = { ...withMore(own, forSimilarFiles(shared)), passages: own.passages };
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
