import { nanoid } from "nanoid";
import * as Y from "yjs";
import { binPlay, createPlay, listPlays } from "#domain/api/plays.ts";
import { readSharedPlay } from "#domain/api/shared.ts";
import { createShare, revokeShare } from "#domain/api/sharing.ts";
import { appendUpdate, readUpdates } from "#domain/api/updates.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import type { BlockId, Play, UserId } from "#domain/play/play.ts";
import { textOf } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { decodeUpdate, encodeUpdate } from "#domain/play/updateEncoding.ts";
import { assertThat } from "./assertThat.ts";
import { type Caller, callApi, statusOf } from "./callApi.ts";

interface WritingCheckOptions {
  readonly caller: Caller & { readonly accessToken: string };
  readonly userId: UserId;
  readonly report: (checked: string) => void;
}

const title = "Smoke test";

/**
 * Writes a play as a browser does: creates it, saves its text, reads that back, shares it, reads it as somebody who isn't
 * signed in, revokes the link, and moves the play to the bin. Throws `CannotProceed` for the first failure, and then
 * still tries to move the play to the bin.
 */
export async function checkWriting({ caller, userId, report }: WritingCheckOptions): Promise<void> {
  const playId = nanoid();
  const params = { playId };
  await callApi(caller, createPlay, { body: { playId, owner: userId, title } });
  report("a new play");
  try {
    const play = samplePlay(() => nanoid(10) as BlockId);
    await save(caller, playId, play);
    report("that its text is saved and read back");
    await checkSharing(caller, playId, play);
    report("that a link shows it to somebody who isn't signed in, until it's revoked");
  } catch (error) {
    await callApi(caller, binPlay, { params }).catch(() => {});
    throw error;
  }
  await callApi(caller, binPlay, { params });
  const { plays } = await callApi(caller, listPlays);
  assertThat(!plays.some((card) => card.playId === playId), "The play was deleted, but the play list still has it.");
  report("that the play is deleted");
}

async function save(caller: Caller, playId: string, play: Play): Promise<void> {
  const params = { playId };
  const update = encodeUpdate(Y.encodeStateAsUpdate(documentOf(play)));
  const body = { after: 0, updateId: nanoid(), device: nanoid(), ...update };
  await callApi(caller, appendUpdate, { params, body });
  const { updates } = await callApi(caller, readUpdates, { params });
  const doc = new Y.Doc();
  for (const each of updates) Y.applyUpdate(doc, decodeUpdate(each));
  assertThat(
    textOfBlocks(readPlay(doc).blocks) === textOfBlocks(play.blocks),
    "The play that the API returns isn't the one that was saved.",
  );
}

async function checkSharing(caller: Caller, playId: string, play: Play): Promise<void> {
  const reader = { site: caller.site };
  const { shareId, token } = await callApi(caller, createShare, { params: { playId }, body: plainLink() });
  const shown = await callApi(reader, readSharedPlay, { params: { token } });
  const printed = play.blocks.filter(({ kind }) => kind !== "note");
  assertThat(textOfBlocks(shown.blocks) === textOfBlocks(printed), "The link shows another text than the play's.");
  await callApi(caller, revokeShare, { params: { playId, shareId } });
  const status = await statusOf(reader, readSharedPlay, { params: { token } });
  assertThat(status === 404, `A revoked link was answered ${status}.`);
}

/** A link that every plan includes. */
const plainLink = () => ({
  shareId: nanoid(16),
  label: title,
  isBlind: false,
  takesFeedback: false,
  mayDownload: false,
  endsAt: null,
  shows: { what: "play" },
  isLive: true,
  password: null,
});

const textOfBlocks = (blocks: Play["blocks"]): string => blocks.map(textOf).join("\n");
