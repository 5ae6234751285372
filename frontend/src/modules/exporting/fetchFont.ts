import { Refused } from "#domain/refused.ts";

const unreachable = () =>
  new Refused("unavailable", "We couldn't load the manuscript fonts. Check your connection and export again.", {
    code: "fonts-unreachable",
  });

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
