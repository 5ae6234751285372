import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { textOf } from "#domain/play/play.ts";
import { frontMatterWords as words } from "#frontend/messages/frontMatter.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { frontHistory } from "../frontHistory.ts";
import { useFront } from "../useFront.ts";

/** Adds the headings of the play's acts that the list of songs doesn't have yet. It's one step of the field's undo. */
export function AddActs({ doc }: { readonly doc: Y.Doc }) {
  const { musicalNumbers } = useFront(doc);
  const history = frontHistory(doc, "musicalNumbers");
  const add = (): void => {
    history.pause();
    history.write(withActs(musicalNumbers, actsOf(doc)));
    history.pause();
  };
  return (
    <Button size="small" onClick={add}>
      {words.addActs}
    </Button>
  );
}

const actsOf = (doc: Y.Doc): readonly string[] =>
  readPlay(doc).blocks.flatMap((block) => (block.kind === "act" ? [textOf(block).replaceAll("\n", " ").trim()] : []));

function withActs(text: string, acts: readonly string[]): string {
  const lines = new Set(text.split("\n").map((line) => line.trim().toLowerCase()));
  const missing = acts.filter((act) => act !== "" && !lines.has(act.toLowerCase()));
  return [text.trimEnd(), ...missing].filter((part) => part !== "").join("\n\n");
}
