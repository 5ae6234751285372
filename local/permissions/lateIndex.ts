import * as z from "zod";

/** How long the index stays behind the table, in milliseconds. DynamoDB promises nothing; it's mostly less than a second. */
const lagMs = 2_000;

export interface LateIndex {
  /** Remembers what a call writes. */
  readonly note: (body: string) => void;
  /** Takes what was written in the last two seconds out of the answer to a query of the index. */
  readonly hide: (answer: string) => string;
}

const text = z.looseObject({ S: z.string() });
const key = z.looseObject({ PK: text, SK: text });
const answered = z.looseObject({ Items: z.array(key), Count: z.number() });

/** An index that doesn't have the latest writes yet, as DynamoDB's may not: it's always eventually consistent. */
export function openLateIndex(now: () => number = Date.now): LateIndex {
  const writtenAt = new Map<string, number>();
  return {
    note: (body) => {
      for (const name of keysIn(JSON.parse(body))) writtenAt.set(name, now());
    },
    hide: (answer) => {
      const { success, data } = answered.safeParse(JSON.parse(answer));
      if (!success) return answer;
      const isOld = (item: z.output<typeof key>) => now() - (writtenAt.get(nameOf(item)) ?? 0) >= lagMs;
      const Items = data.Items.filter(isOld);
      return JSON.stringify({ ...data, Items, Count: Items.length });
    },
  };
}

const nameOf = ({ PK, SK }: z.output<typeof key>): string => `${PK.S} ${SK.S}`;

/** Finds the keys anywhere in a call: in an item, a key, or a part of a batch or transaction. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { success, data } = key.safeParse(value);
  return success ? [nameOf(data)] : Object.values(value).flatMap(keysIn);
}
