import { type GroupKind, isBlockKind } from "#domain/play/formats/typed/groupKinds.ts";
import { kindWords } from "#frontend/messages/editor.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";

/** Returns what an element, or what's no element, is called on the import screen. */
export const nameOfKind = (kind: GroupKind): string =>
  isBlockKind(kind) ? kindWords[kind] : importingWords.otherKinds[kind];
