import { nanoid } from "nanoid";
import { type Doc, encodeStateAsUpdate } from "yjs";
import type * as z from "zod";
import { apiBase } from "#domain/api/contract.ts";
import type { createShare, ShareLink } from "#domain/api/sharing.ts";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { encodeUpdate } from "#domain/play/updateEncoding.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";

interface Author {
  readonly email: string;
  readonly password: string;
  /** Base32; of the authenticator app, if there is one. */
  readonly totpSecret?: string | undefined;
}

export interface MadeLink extends ShareLink {
  readonly playId: string;
  /** The server's copy of the play, to write in. */
  readonly doc: Doc;
  /** The address that a reader opens. */
  readonly path: string;
  /** Calls the API as the author; throws if it refuses. */
  readonly ask: Ask;
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;
type LinkOptions = Partial<z.input<typeof createShare.body>>;

/**
 * Adds a play to a person's account and creates a link to it, as their browser does. The link accepts feedback unless
 * the options say otherwise.
 */
export async function shareLink(
  origin: string,
  author: Author,
  play: Play,
  options: LinkOptions = {},
): Promise<MadeLink> {
  const { accessToken, userId } = await signInToApi(origin, author.email, author.password, author.totpSecret);
  const ask = askAs(origin, accessToken);
  const playId = `shared-${nanoid(12)}`;
  await ask("POST", "/plays", { playId, owner: userId, title: play.front.title || "A play" });
  const doc = documentOf(play);
  const update = encodeUpdate(encodeStateAsUpdate(doc));
  await ask("POST", `/plays/${playId}/updates`, { after: 0, updateId: nanoid(), device: "test-device", ...update });
  const link = (await ask("POST", `/plays/${playId}/shares`, {
    ...plain,
    shareId: nanoid(16),
    ...options,
  })) as ShareLink;
  return { ...link, playId, doc, path: `/shared/${link.token}`, ask };
}

const plain = {
  label: "For the festival",
  isBlind: false,
  takesFeedback: true,
  mayDownload: false,
  endsAt: null,
  shows: { what: "play" as const },
  isLive: true,
  password: null,
};

const askAs =
  (origin: string, accessToken: string): Ask =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
