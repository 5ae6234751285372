import { initialsOf } from "#domain/initialsOf.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import type { FileComment } from "../writing/fileComment.ts";
import { escapeXml } from "../xml/writeXml.ts";

/** XML to write at an offset of a block's text. */
export interface CommentMark {
  readonly offset: number;
  readonly xml: string;
}

/** Where comments begin and end in a document. */
export interface CommentMarks {
  readonly inBlocks: ReadonlyMap<BlockId, readonly CommentMark[]>;
  /** Of comments that are about no passage. They belong to the first paragraph. */
  readonly atStart: string;
}

/** A comment or a reply, under the number that connects the text with the file's list. */
interface NumberedComment extends Pick<FileComment, "author" | "at" | "text"> {
  readonly number: number;
  /** The number of the comment that it replies to. */
  readonly repliesTo?: number;
  readonly isResolved: boolean;
}

/** Word takes a reply for one if it has the same passage as its comment, and names it. */
const numbered = (comments: readonly FileComment[]): readonly (readonly NumberedComment[])[] => {
  let number = 0;
  return comments.map(({ author, at, text, isResolved, replies }) => {
    const first = number++;
    const answers = replies.map((reply) => ({ ...reply, number: number++, repliesTo: first, isResolved }));
    return [{ author, at, text, number: first, isResolved }, ...answers];
  });
};

const begin = (thread: readonly NumberedComment[]): string =>
  thread.map(({ number }) => `<w:commentRangeStart w:id="${number}"/>`).join("");

const end = (thread: readonly NumberedComment[]): string =>
  thread
    .map(({ number }) => `<w:commentRangeEnd w:id="${number}"/><w:r><w:commentReference w:id="${number}"/></w:r>`)
    .join("");

/**
 * Returns the marks of comments among these blocks. A passage whose
 * beginning isn't among them counts as none, and one whose end was moved before it ends with its first block.
 */
export function commentMarksOf(comments: readonly FileComment[], blocks: readonly Block[]): CommentMarks {
  const places = new Map(blocks.map((block, index) => [block.id, { block, index }]));
  const inBlocks = new Map<BlockId, CommentMark[]>();
  let atStart = "";
  const add = (blockId: BlockId, mark: CommentMark) => inBlocks.set(blockId, [...(inBlocks.get(blockId) ?? []), mark]);
  numbered(comments).forEach((thread, index) => {
    const passage = comments[index]?.passage;
    const from = passage && places.get(passage.from.blockId);
    if (!from || !isWritten(from.block)) {
      atStart += begin(thread) + end(thread);
      return;
    }
    const last = places.get(passage.to.blockId);
    const hasEnd = last !== undefined && last.index >= from.index && isWritten(last.block);
    const to = hasEnd ? last : from;
    const start = offsetIn(from.block, passage.from.offset, "start");
    const stop = offsetIn(to.block, hasEnd ? passage.to.offset : Number.POSITIVE_INFINITY, "end");
    add(from.block.id, { offset: start, xml: begin(thread) });
    add(to.block.id, { offset: from === to ? Math.max(start, stop) : stop, xml: end(thread) });
  });
  return { inBlocks, atStart };
}

const isWritten = ({ kind }: Block): boolean => kind !== "pageBreak" && kind !== "note";

/** A parenthetical is short, and its printed brackets move its letters, so all of it is marked. */
function offsetIn(block: Block, offset: number, side: "start" | "end"): number {
  const { length } = textOf(block);
  if (block.kind === "parenthetical") return side === "start" ? 0 : length + 2;
  return Math.min(offset, length);
}

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="w14 w15"',
].join(" ");
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Returns the parts of the package that hold the comments' texts, and which of them reply to which. */
export function writeComments(comments: readonly FileComment[]): Readonly<Record<string, string>> {
  const all = numbered(comments).flat();
  return {
    "word/comments.xml": `${declaration}<w:comments ${namespaces}>${all.map(writeComment).join("")}</w:comments>`,
    "word/commentsExtended.xml": `${declaration}<w15:commentsEx ${namespaces}>${all.map(writeThread).join("")}</w15:commentsEx>`,
  };
}

function writeComment({ number, author, at, text }: NumberedComment): string {
  const instant = at.replace(/\.\d+/, "");
  const lines = text.split("\n");
  const paragraphs = lines.map((line, index) => {
    // Word knows a comment by its last paragraph.
    const id = index === lines.length - 1 ? ` w14:paraId="${paragraphId(number)}"` : "";
    return `<w:p${id}><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`;
  });
  return `<w:comment w:id="${number}" w:author="${escapeXml(author)}" w:date="${instant}" w:initials="${escapeXml(initialsOf(author))}">${paragraphs.join("")}</w:comment>`;
}

function writeThread({ number, repliesTo, isResolved }: NumberedComment): string {
  const parent = repliesTo === undefined ? "" : ` w15:paraIdParent="${paragraphId(repliesTo)}"`;
  return `<w15:commentEx w15:paraId="${paragraphId(number)}"${parent} w15:done="${isResolved ? 1 : 0}"/>`;
}

/** Eight hexadecimal digits, at least 1 and less than 80000000. */
const paragraphId = (number: number): string => (number + 1).toString(16).toUpperCase().padStart(8, "0");
