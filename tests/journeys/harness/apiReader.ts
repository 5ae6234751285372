import { nanoid } from "nanoid";
import { expect } from "vitest";
import { origin } from "./browserDevice.ts";

/** A reader: posts comments by the link with a reader key, as a reader's browser does. */
export async function readerOf(token: string) {
  const key = nanoid(22);
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { "content-type": "application/json", "reader-key": key };
    const sent = body && { body: JSON.stringify(body) };
    return (await fetch(`${origin}/api/shared/${token}${path}`, { method, headers, ...sent })).json();
  };
  let shown = await ask("GET", "");
  const tries = (text: string, more: object = {}) =>
    ask("POST", "/feedback", { feedbackId: nanoid(16), kind: "comment", text, ...more });
  const say = async (text: string, more: object, about?: string | { quote: string; as: string }): Promise<void> => {
    const { quote, as } = typeof about === "string" ? { quote: about, as: about } : (about ?? { quote: "", as: "" });
    const { blocks = [], sequence } = shown;
    const passage = about && { sequence, ranges: [{ ...rangeOf(blocks, quote), quote: as }] };
    expect(await tries(text, { ...more, ...(passage && { passage }) })).toMatchObject({ text });
  };
  /** Loads the page again: what's said then is about the text that the link shows now. */
  const reload = async (): Promise<void> => {
    shown = await ask("GET", "");
  };
  return { say, tries, reload, ownFeedback: async () => (await ask("GET", "/feedback")).feedback };
}

interface Answer {
  readonly sequence?: number;
  readonly blocks?: readonly { readonly id: string; readonly text: readonly { readonly text: string }[] }[];
  readonly feedback?: readonly object[];
}

function rangeOf(blocks: NonNullable<Answer["blocks"]>, quote: string) {
  const texts = blocks.map(({ id, text }) => ({ id, words: text.map((span) => span.text).join("") }));
  const found = texts.find(({ words: all }) => all.includes(quote));
  const start = found?.words.indexOf(quote) ?? 0;
  return { blockId: found?.id, start, end: start + quote.length, quote };
}
