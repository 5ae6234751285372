import type { Node } from "prosemirror-model";
import { charactersIn, countedBlockOf, type PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import type { NamedPlay } from "#domain/play/characters/planNames.ts";
import { readCharacters } from "#domain/play/document/characters.ts";
import { readFront } from "#domain/play/document/front.ts";
import { readOutline } from "#domain/play/document/outline.ts";
import type { EditorBinding } from "../binding/editorBinding.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { blocksOf } from "../schema/flat.ts";

/** Nodes are immutable, so each is counted once. */
function oncePerNode<T>(count: (node: Node) => T): (node: Node) => T {
  const counted = new WeakMap<Node, T>();
  return (node) => {
    const known = counted.get(node);
    if (known !== undefined) return known;
    const found = count(node);
    counted.set(node, found);
    return found;
  };
}

const countedBlock = oncePerNode((node) => countedBlockOf(blockOf(node)));
/** A group's blocks. A new name changes nearly all groups, but only the cues in them. */
const countedBlocks = oncePerNode((group) => group.children.map(countedBlock));

type PlayState = Pick<EditorBinding, "doc" | "state">;

/** Returns the play as it is now, with everybody in it. After a key, the words of one group are counted again. */
export function readCast({ doc, state }: PlayState): NamedPlay {
  const manuscript = state().doc;
  const characters = readCharacters(doc);
  return {
    blocks: blocksOf(manuscript),
    characters,
    front: readFront(doc),
    outline: readOutline(doc),
    cast: charactersIn(manuscript.children.flatMap(countedBlocks), characters),
  };
}

/** Returns everybody who speaks, in order of appearance. */
export const readSpeakers = (editor: PlayState): readonly PlayCharacter[] =>
  readCast(editor).cast.filter(({ lines }) => lines > 0);
