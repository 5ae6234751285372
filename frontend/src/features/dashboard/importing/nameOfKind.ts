import { type GroupKind, groupKinds, isBlockKind } from "#domain/play/formats/typed/groupKinds.ts";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";

/** Returns what an element, or what's no element, is called on the import screen. */
export const nameOfKind = (kind: GroupKind): string =>
  isBlockKind(kind) ? kindWords[kind] : importingWords.otherKinds[kind];

/** What a writer can say a paragraph is. A page break has no text, so no paragraph is one. */
export const paragraphKinds = groupKinds.filter((kind) => kind !== "pageBreak");
