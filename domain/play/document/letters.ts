import * as Y from "yjs";

/** Adjacent letters of a document as Yjs counts them: each UTF-16 unit has a clock of the client that wrote it. */
export interface Letters {
  readonly client: number;
  readonly clock: number;
  readonly length: number;
}

/** Letters with their text. */
export interface LetterPiece {
  readonly text: string;
  readonly letters: readonly Letters[];
}

/**
 * Returns the pieces of a text that consist of wanted letters only. Deleted letters don't separate pieces unless they
 * are wanted.
 */
export function piecesOf(text: Y.Text, isWanted: (item: Y.Item) => boolean): readonly LetterPiece[] {
  const pieces: LetterPiece[] = [];
  let open = false;
  for (let item = text._start; item !== null; item = item.right) {
    if (!(item.content instanceof Y.ContentString)) continue;
    if (!isWanted(item)) {
      if (!item.deleted) open = false;
      continue;
    }
    const piece: LetterPiece = { text: item.content.str, letters: [lettersOfItem(item)] };
    const before = open ? pieces.pop() : undefined;
    pieces.push(before ? { text: before.text + piece.text, letters: [...before.letters, ...piece.letters] } : piece);
    open = true;
  }
  return pieces;
}

const lettersOfItem = ({ id, length }: Y.Item): Letters => ({ client: id.client, clock: id.clock, length });

/** Returns the visible letters of a text. */
export function lettersOf(text: Y.Text): readonly Letters[] {
  const out: Letters[] = [];
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && item.content instanceof Y.ContentString) out.push(lettersOfItem(item));
  }
  return out;
}

/** Returns the visible text without its marks. */
export function textOfLetters(text: Y.Text): string {
  let out = "";
  for (let item = text._start; item !== null; item = item.right) {
    if (!item.deleted && item.content instanceof Y.ContentString) out += item.content.str;
  }
  return out;
}

/** Returns the letters of a range; offsets count from the first of `letters`. */
export function sliceLetters(letters: readonly Letters[], from: number, to: number): readonly Letters[] {
  let at = 0;
  return letters.flatMap(({ client, clock, length }) => {
    const [start, end] = [Math.max(0, from - at), Math.min(length, to - at)];
    at += length;
    return start < end ? [{ client, clock: clock + start, length: end - start }] : [];
  });
}
