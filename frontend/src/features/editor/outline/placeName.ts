import type { SpeechPlace } from "#domain/play/characters/charactersIn.ts";
import { editorWords } from "#frontend/messages/editor.yaml";

/** Names a scene with its act, as far as there are headings. Returns undefined before the first one. */
export function placeName({ act, scene }: SpeechPlace): string | undefined {
  const names = [
    ...(act === undefined ? [] : [act || editorWords.untitledAct]),
    ...(scene === undefined ? [] : [scene || editorWords.untitledScene]),
  ];
  return names.length > 0 ? names.join(", ") : undefined;
}
