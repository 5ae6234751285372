import * as z from "zod";
import { type Corrections, forSimilarFiles, isWithoutCorrections } from "#domain/play/formats/typed/corrections.ts";
import { groupKinds } from "#domain/play/formats/typed/groupKinds.ts";
import { traits } from "#domain/play/formats/typed/paragraphTraits.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import type { ImportReading } from "./importReading.ts";

/** What was recognized in a file without corrections, by which similar files are found. */
export type AutomaticReading = Pick<ImportReading, "format" | "groups" | "encoding">;

/** What the writer corrected in earlier files, on this device. */
export interface ImportChoices {
  /** Returns what was corrected in the last similar file; undefined if there's none. */
  readonly find: (automatic: AutomaticReading) => Corrections | undefined;
  /** Stores what was corrected in a file; nothing is stored for similar files if nothing was. */
  readonly save: (automatic: AutomaticReading, corrections: Corrections) => void;
}

/** Corrections of this many kinds of files are stored. The oldest are dropped first. */
const maxChoices = 20;

const not = z.literal(true).optional();
const splitTest = z.union([
  z.object({ is: z.enum(traits), not }),
  z.object({ is: z.enum(["indented", "short"]), limit: z.number(), not }),
]);

/** Passages are those of one text, so they aren't stored. */
const corrections = z.object({
  kinds: z.record(z.string(), z.enum(groupKinds)).optional(),
  splits: z.record(z.string(), z.array(splitTest)).optional(),
  encoding: z.string().optional(),
  linesAreParagraphs: z.boolean().optional(),
}) satisfies z.ZodType<Corrections>;

const choice = z.object({
  format: z.string(),
  styles: z.array(z.string()),
  groups: z.array(z.string()),
  corrections,
});

type Choice = z.infer<typeof choice>;
type KindOfFile = Omit<Choice, "corrections">;

const key = "ghostlight.import";

function readAll(): readonly Choice[] {
  try {
    return z.array(choice).parse(JSON.parse(localEntries.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

const kindOf = ({ format, groups }: AutomaticReading) => ({
  format,
  styles: sorted(groups.map(({ style }) => style).filter(Boolean)),
  groups: sorted(groups.map(({ id }) => id)),
});

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Files are similar if they have one format, and the same paragraph styles or the same groups. */
const isSimilar = (one: KindOfFile, other: ReturnType<typeof kindOf>): boolean =>
  one.format === other.format &&
  ((one.styles.length > 0 && isSame(one.styles, other.styles)) || isSame(one.groups, other.groups));

export const importChoices: ImportChoices = {
  find: (automatic) => {
    const kind = kindOf(automatic);
    const found = kind.groups.length > 0 ? readAll().findLast((one) => isSimilar(one, kind)) : undefined;
    const { encoding, ...others } = found?.corrections ?? {};
    // Text that says its encoding isn't read in another one.
    const usable = automatic.encoding?.isGuess && encoding ? { ...others, encoding } : others;
    return isWithoutCorrections(usable) ? undefined : usable;
  },
  save: (automatic, made) => {
    const kind = kindOf(automatic);
    if (kind.groups.length === 0) return;
    const others = readAll().filter((one) => !isSimilar(one, kind));
    const kept = forSimilarFiles(made);
    const all = isWithoutCorrections(kept) ? others : [...others, { ...kind, corrections: kept }];
    try {
      localEntries.setItem(key, JSON.stringify(all.slice(-maxChoices)));
    } catch {
      // Without storage, the writer has to correct the next file, too.
    }
  },
};
