import * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { schemaVersion, versionOf } from "#domain/play/document/playDocument.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";

export interface PlayFiles {
  readonly fountain: string;
  readonly json: string;
}

/** What is known of a play beside its text. */
export interface PlayFacts {
  readonly playId: string;
  readonly createdAt: string;
  readonly changedAt: string;
}

/** The name and the version of the JSON form, so that a program knows what it reads. */
const form = "ghostlight-play/1";

/** A play as Fountain, private notes too, and as JSON with every id. Throws where this version cannot read it. */
export function playFiles(facts: PlayFacts, updates: readonly Uint8Array[]): PlayFiles {
  const doc = new Y.Doc();
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update);
    });
    if (versionOf(doc) > schemaVersion) throw new Error("The play is of a newer Ghostlight.");
    const play = readPlay(doc);
    return {
      fountain: writeFountain(play, { notes: true }),
      json: `${JSON.stringify({ form, ...facts, ...play }, null, 1)}\n`,
    };
  } finally {
    doc.destroy();
  }
}
