import { nanoid } from "nanoid";
import { encodeStateAsUpdate } from "yjs";
import * as z from "zod";
import { binPlay, createPlay, listPlays } from "#domain/api/plays.ts";
import { readSharedPlay } from "#domain/api/shared.ts";
import { createShare, revokeShare } from "#domain/api/sharing.ts";
import { switchedOffCodes } from "#domain/api/switches.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, type Play, textOf } from "#domain/play/play.ts";
import { encodeUpdate } from "#domain/play/updateEncoding.ts";
import { Answered, siteCaller } from "./siteCaller.ts";

interface CanaryRun {
  /** The site's origin. */
  readonly site: string;
  readonly signIn: () => Promise<string>;
}

type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Names the step that fails, because that's the first thing an operator wants to know. */
const step: Step = (name, run) =>
  run().catch((error: unknown) => {
    throw new Error(`Canary: can't ${name}. ${error instanceof Error ? error.message : error}`, { cause: error });
  });

/**
 * Does at the site what a person does: signs in, writes a play, saves it, reads it back, opens it through a share link,
 * turns the link off, and deletes the play. Throws an error that names the first step that doesn't work.
 */
export async function runCanary({ site, signIn }: CanaryRun): Promise<void> {
  const accessToken = await step("sign in", signIn);
  const call = siteCaller(site, accessToken);
  const bin = (playId: string) => call(binPlay, { params: { playId } });
  await step("list plays and delete those of an interrupted run", async () => {
    const { plays } = await call(listPlays);
    for (const { playId, isSample } of plays) if (!isSample) await bin(playId);
  });
  const params = { playId: nanoid() };
  const line = `Canary ${nanoid()}`;
  const body = { playId: params.playId, owner: subOf(accessToken), title: "Canary" };
  await step("create a play", () => call(createPlay, { body }));
  try {
    await step("save", () => call(appendUpdate, { params, body: updateOf(line) }));
    await step("read what was saved", async () => {
      const { updates } = await call(readUpdates, { params });
      if (updates.length !== 1) throw new Error(`There are ${updates.length} updates in place of one.`);
    });
    await readThroughLink(call, params.playId, line);
  } finally {
    await step("delete the play", () => bin(params.playId));
  }
}

async function readThroughLink(call: ReturnType<typeof siteCaller>, playId: string, line: string): Promise<void> {
  const link = await step("create a link", () =>
    call(createShare, { params: { playId }, body: { shareId: nanoid(16), ...plainLink } }).catch(unlessOff),
  );
  if (!link) return;
  const open = () => call(readSharedPlay, { params: { token: link.token } });
  await step("read the play through its link", async () => {
    const { blocks } = await open();
    if (!blocks.some((block) => textOf(block) === line)) throw new Error("It isn't the text that was saved.");
  });
  await step("turn the link off", async () => {
    await call(revokeShare, { params: { playId, shareId: link.shareId } });
    const status = await open().then(
      () => 200,
      (error: unknown) => (error instanceof Answered ? error.status : Promise.reject(error)),
    );
    if (status !== 404) throw new Error(`A link that was turned off is answered ${status}.`);
  });
}

/** What an operator has turned off isn't broken. */
function unlessOff(error: unknown): undefined {
  if (error instanceof Answered && error.code === switchedOffCodes.sharing) return undefined;
  throw error;
}

const plainLink = {
  label: "Canary",
  isBlind: false,
  takesFeedback: false,
  mayDownload: false,
  endsAt: null,
  shows: { what: "play" },
  isLive: true,
  password: null,
};

function updateOf(line: string) {
  const play: Play = {
    front: emptyFront,
    blocks: [{ id: nanoid(10) as BlockId, kind: "dialogue", text: [{ text: line }] }],
  };
  const body = encodeUpdate(encodeStateAsUpdate(documentOf(play)));
  return { after: 0, updateId: nanoid(), device: "canary-device", ...body };
}

const claims = z.object({ sub: z.string() });

const subOf = (accessToken: string): string =>
  claims.parse(JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString())).sub;
