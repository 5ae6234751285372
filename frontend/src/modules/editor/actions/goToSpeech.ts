import type { Node } from "prosemirror-model";
import { type EditorState, TextSelection } from "prosemirror-state";
import { type Naming, namingOf } from "#domain/play/characters/naming.ts";
import { isHeading } from "#domain/play/flow.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { type PlacedBlock, placedBlocks } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import type { Action } from "./action.ts";

const stepAction = (name: string, label: string, key: string, step: 1 | -1): Action => ({
  name,
  label,
  keys: [`Alt-Shift-${key}`],
  macKeys: [`Mod-Ctrl-${key}`],
  run(state, dispatch) {
    const target = findSpeech(state, step);
    if (!target) return false;
    const end = target.pos + target.node.nodeSize - 1;
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, end)).scrollIntoView());
    return true;
  },
});

/** Returns the cue of the next or previous speech by whoever speaks at the cursor. */
function findSpeech({ doc, selection: { head } }: EditorState, step: 1 | -1): PlacedBlock | undefined {
  const blocks = placedBlocks(doc);
  const here = blocks.findLastIndex(({ pos }) => pos < head);
  const before = blocks.slice(0, here + 1);
  const own = before.findLastIndex(({ node }) => isCue(node));
  const cue = blocks[own];
  if (!cue || before.slice(own).some(({ node }) => isHeading(attributesOf(node).kind))) return undefined;
  const naming = namingOf(
    blocks.flatMap(({ node }) => (isCue(node) ? [node.textContent] : [])),
    [],
  );
  const keys = new Set(keysIn(cue.node, naming));
  const isSame = ({ node }: PlacedBlock): boolean => isCue(node) && keysIn(node, naming).some((key) => keys.has(key));
  return step > 0 ? blocks.slice(own + 1).find(isSame) : blocks.slice(0, own).findLast(isSame);
}

const isCue = (node: Node): boolean => attributesOf(node).kind === "cue";

const keysIn = (cue: Node, naming: Naming): readonly string[] => naming.namesIn(cue.textContent).map(({ key }) => key);

/** Go through the speeches of one character. On a Mac, Option with these keys moves the cursor by pages. */
export const nextSpeech = stepAction("next-speech", actionWords.nextSpeech, "PageDown", 1);
export const previousSpeech = stepAction("previous-speech", actionWords.previousSpeech, "PageUp", -1);
