import type { BlockId } from "../../play.ts";

/** Where a notice applies: a line of the file, counted from one, or a block of the imported play. */
export type NoticePlace = { readonly line: number } | { readonly blockId: BlockId };

/** What happened to the text: it was changed, its kind was guessed, or it was left out. */
type NoticeKind = "changed" | "guessed" | "dropped";

/** Something that reading a file changed, guessed or couldn't preserve, described for the user. One per code. */
export interface ImportNotice {
  /** A stable identifier for programs. */
  readonly code: string;
  readonly kind: NoticeKind;
  readonly message: string;
  /** How often it happened. */
  readonly count: number;
  /** The first places, at most `maxPlaces`. Empty if it applies to the whole file. */
  readonly places: readonly NoticePlace[];
}

/** More places than anybody checks one by one. */
export const maxPlaces = 50;

/** Describes one notice. `message` gets the count as text, e.g. `1,204`. */
interface NoticeText {
  readonly kind: NoticeKind;
  readonly message: string | ((count: string) => string);
}

/** A reader's notices in the order in which users see them, by code. */
export type NoticeTexts<Code extends string> = Readonly<Record<Code, NoticeText>>;

/** Writes a count with thousands separators. */
export const formatCount = (count: number): string => count.toLocaleString("en");

/** Counts what happens while a file is read, and returns one notice for each code that occurred. */
export class NoticeLog<Code extends string> {
  readonly #texts: NoticeTexts<Code>;
  readonly #counts = new Map<Code, { count: number; places: NoticePlace[] }>();

  constructor(texts: NoticeTexts<Code>) {
    this.#texts = texts;
  }

  add(code: Code, place?: NoticePlace | undefined): void {
    this.addMany(code, 1, place ? [place] : []);
  }

  addMany(code: Code, count: number, places: readonly NoticePlace[] = []): void {
    if (count === 0) return;
    const counted = this.#counts.get(code) ?? { count: 0, places: [] };
    counted.count += count;
    counted.places.push(...places.slice(0, maxPlaces - counted.places.length));
    this.#counts.set(code, counted);
  }

  countOf(code: Code): number {
    return this.#counts.get(code)?.count ?? 0;
  }

  /** Returns the notices in the order of the texts. */
  list(): readonly ImportNotice[] {
    return (Object.keys(this.#texts) as Code[]).flatMap((code) => {
      const counted = this.#counts.get(code);
      if (!counted) return [];
      const { kind, message } = this.#texts[code];
      return [
        {
          code,
          kind,
          message: typeof message === "string" ? message : message(formatCount(counted.count)),
          ...counted,
        },
      ];
    });
  }
}
