import { Refused } from "#domain/refused.ts";
import { exportingWords } from "#frontend/messages/exporting.ts";

const unreachable = () => new Refused("unavailable", exportingWords.fontsUnreachable, { code: "fonts-unreachable" });

/** Fetches a font file. Throws `Refused` if it can't be reached. */
export async function fetchFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw unreachable();
  return new Uint8Array(await answer.arrayBuffer());
}

/** Throws `Refused` if a font's style sheet doesn't load. */
export const orUnreachable = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch(() => {
    throw unreachable();
  });
