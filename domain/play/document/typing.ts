import type * as Y from "yjs";
import { type TypingReplacement, type TypingSettings, typingReplacements } from "../play.ts";
import { playDocumentOf } from "./playDocument.ts";

/** Returns what the writer has changed about typing; undefined if that's nothing. */
export function readTyping(doc: Y.Doc): TypingSettings | undefined {
  const { typing } = playDocumentOf(doc);
  const language = typing.get("language");
  const off = typingReplacements.filter((name) => typing.get(name) === false);
  if (typeof language !== "string" && off.length === 0) return undefined;
  return {
    ...(typeof language === "string" && { language }),
    ...Object.fromEntries(off.map((name) => [name, false])),
  };
}

/** A change of some settings. `true` switches a replacement on, and an empty language removes it. */
export type TypingChange = Partial<Record<TypingReplacement, boolean>> & { readonly language?: string };

/** Changes the given settings. Each merges on its own. */
export function setTyping(doc: Y.Doc, change: TypingChange): void {
  const { typing } = playDocumentOf(doc);
  doc.transact(() => {
    for (const [name, value] of Object.entries(change)) {
      if (value === "" || value === true) typing.delete(name);
      else if (typing.get(name) !== value) typing.set(name, value);
    }
  });
}
