import { apiBase } from "#domain/api/contract.ts";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { findPass, type ReaderLink } from "./readerLink.ts";

interface Opening {
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** The request that `public/opening.js` sent while this code was loading. */
    openingPlay?: Opening | undefined;
  }
}

/**
 * Fetches what the link shows. The response isn't validated with its schema: Zod is larger than this whole page, and
 * the server has validated it. Throws the server's `Refused`, or `unavailable`.
 */
export async function openPlay(link: ReaderLink): Promise<SharedPlayAnswer> {
  const answer = await (takeOpening(link) ?? ask(link)).catch(() => {
    throw new Refused("unavailable", failureWords.offline, { code: "offline" });
  });
  if (!answer.ok) throw await refusalIn(answer);
  const body: unknown = await answer.json().catch(() => undefined);
  if (isPlay(body)) return body;
  throw new Refused("unavailable", failureWords.strangeAnswer, { code: "strange-answer" });
}

/** Returns the request that is already under way. It can be used once. */
function takeOpening({ token }: ReaderLink): Promise<Response> | undefined {
  const { openingPlay } = window;
  window.openingPlay = undefined;
  return openingPlay?.token === token ? openingPlay.answer : undefined;
}

function ask(link: ReaderLink): Promise<Response> {
  const pass = findPass(link);
  return fetch(`${apiBase}/shared/${encodeURIComponent(link.token)}`, {
    headers: pass ? { "reader-pass": pass } : {},
  });
}

async function refusalIn(answer: Response): Promise<Refused> {
  const { refusalOf } = await import("#frontend/platform/refusalOf.ts");
  return refusalOf(answer);
}

const isPlay = (body: unknown): body is SharedPlayAnswer =>
  typeof body === "object" && body !== null && "blocks" in body && Array.isArray(body.blocks) && "front" in body;
