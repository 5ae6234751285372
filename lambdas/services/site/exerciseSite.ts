import { nanoid } from "nanoid";
import * as Y from "yjs";
import { binPlay, createPlay } from "#domain/api/plays.ts";
import { readSharedPlay } from "#domain/api/shared.ts";
import { createShare, revokeShare } from "#domain/api/sharing.ts";
import { switchedOffCodes } from "#domain/api/switches.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { type Play, textOf, type UserId } from "#domain/play/play.ts";
import { decodeUpdate, encodeUpdate } from "#domain/play/updateEncoding.ts";
import { plainLink } from "./plainLink.ts";
import { Answered, answerStatus, type SiteCaller } from "./siteCaller.ts";

export type SiteStep =
  | "create a play"
  | "save"
  | "read what was saved"
  | "create a link"
  | "read the play through its link"
  | "turn the link off"
  | "delete the play";

export interface SiteExercise {
  readonly writer: SiteCaller;
  /** Somebody who isn't signed in. */
  readonly reader: SiteCaller;
  readonly owner: UserId;
  readonly title: string;
  readonly play: Play;
  /** Runs each step, and says what it means if one fails. */
  readonly step: <T>(name: SiteStep, run: () => Promise<T>) => Promise<T>;
  /** Whether operators may have turned sharing off. */
  readonly isSharingOptional?: boolean;
}

/**
 * Does at a site what a person does: writes a play, saves it, reads it back, opens it through a share link, turns the link
 * off, and deletes the play, even if a step before fails. Returns the play's id.
 */
export async function exerciseSite(exercise: SiteExercise): Promise<string> {
  const { writer, owner, title, step } = exercise;
  const playId = nanoid();
  const bin = () => writer(binPlay, { params: { playId } });
  await step("create a play", () => writer(createPlay, { body: { playId, owner, title } }));
  try {
    await save(exercise, playId);
    await readThroughLink(exercise, playId);
  } catch (error) {
    await bin().catch(() => {});
    throw error;
  }
  await step("delete the play", bin);
  return playId;
}

async function save({ writer, play, step }: SiteExercise, playId: string): Promise<void> {
  const params = { playId };
  const update = encodeUpdate(Y.encodeStateAsUpdate(documentOf(play)));
  const body = { after: 0, updateId: nanoid(), device: nanoid(), ...update };
  await step("save", () => writer(appendUpdate, { params, body }));
  await step("read what was saved", async () => {
    const { updates } = await writer(readUpdates, { params });
    if (updates.length !== 1) throw new Error(`There are ${updates.length} updates in place of one.`);
    const doc = new Y.Doc();
    for (const each of updates) Y.applyUpdate(doc, decodeUpdate(each));
    if (textIn(readPlay(doc).blocks) !== textIn(play.blocks)) throw new Error("It isn't the text that was saved.");
  });
}

async function readThroughLink(exercise: SiteExercise, playId: string): Promise<void> {
  const { writer, reader, title, play, step, isSharingOptional = false } = exercise;
  const link = await step("create a link", () =>
    writer(createShare, { params: { playId }, body: plainLink(title) }).catch((error: unknown) => {
      if (isSharingOptional && error instanceof Answered && error.code === switchedOffCodes.sharing) return undefined;
      throw error;
    }),
  );
  if (!link) return;
  const open = () => reader(readSharedPlay, { params: { token: link.token } });
  await step("read the play through its link", async () => {
    const printed = play.blocks.filter(({ kind }) => kind !== "note");
    if (textIn((await open()).blocks) !== textIn(printed)) throw new Error("It isn't the text that was saved.");
  });
  await step("turn the link off", async () => {
    await writer(revokeShare, { params: { playId, shareId: link.shareId } });
    const status = await answerStatus(open());
    if (status !== 404) throw new Error(`A link that was turned off is answered ${status}.`);
  });
}

const textIn = (blocks: Play["blocks"]): string => blocks.map(textOf).join("\n");
