import * as Y from "yjs";
import { schemaVersion, versionOf } from "../document/playDocument.ts";
import type { Play } from "../play.ts";
import { readPlayWithNotes } from "./placeNotes.ts";

/** Returns the play that these Yjs updates make, with its notes; undefined if it was written by a newer Ghostlight. */
export function playFromUpdates(updates: readonly Uint8Array[]): Play | undefined {
  const doc = new Y.Doc();
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update);
    });
    return versionOf(doc) > schemaVersion ? undefined : readPlayWithNotes(doc);
  } finally {
    doc.destroy();
  }
}
