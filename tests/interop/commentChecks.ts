import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { FileComment } from "#domain/play/formats/writing/fileComment.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import type { Check } from "./checks.ts";
import type { InteropPlay } from "./plays.ts";
import { convertWithLibreOffice, libreOffice, put } from "./programs.ts";

const readers = ["Maya Lind", "Teo"];
const count = 40;

interface Expected {
  readonly comment: FileComment;
  readonly words: string;
}

/** Returns comments on the first words of speeches all over the play, every third of them with a reply. */
function commentsOn({ blocks }: Play): readonly Expected[] {
  const speeches = blocks.filter(({ kind, ...block }) => kind === "dialogue" && textOf({ kind, ...block }).length > 12);
  const step = Math.max(1, Math.floor(speeches.length / count));
  return speeches
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map((block, at) => {
      const words = textOf(block).slice(0, 12);
      const reply = { author: "Ana Paz", at: "2027-01-11T12:00:00.000Z", text: `Reply ${at}` };
      return {
        words,
        comment: {
          author: readers[at % readers.length] ?? "",
          at: "2027-01-10T12:00:00.000Z",
          text: `Comment ${at} <&>`,
          isResolved: at % 4 === 0,
          replies: at % 3 === 0 ? [reply] : [],
          passage: { from: { blockId: block.id, offset: 0 }, to: { blockId: block.id, offset: 12 } },
        },
      };
    });
}

const annotation = /<office:annotation (?:[^>]*office:name="([^"]+)")[^>]*>(.*?)<\/office:annotation>/gs;
const withoutTags = (xml: string): string =>
  xml
    .replace(/<text:s[^>]*>/g, " ")
    .replace(/<text:line-break\/>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&apos;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** Returns the comments in a document's content, with the words that each is about. */
function annotationsIn(content: string): ReadonlyMap<string, { readonly author: string; readonly words: string }> {
  const found = new Map<string, { readonly author: string; readonly words: string }>();
  for (const { 0: whole, 1: name = "", 2: inside = "", index } of content.matchAll(annotation)) {
    const end = content.indexOf(`<office:annotation-end office:name="${name}"/>`, index);
    const between = content.slice(index + whole.length, end).replace(annotation, "");
    const author = /<dc:creator>([^<]*)/.exec(inside)?.[1] ?? "";
    const text = withoutTags(inside.replace(/^.*?(?=<text:p)/s, ""));
    found.set(text, { author, words: withoutTags(between) });
  }
  return found;
}

function assertFound({ comment, words }: Expected, found: ReturnType<typeof annotationsIn>): void {
  for (const { text, author } of [comment, ...comment.replies]) {
    const one = found.get(text);
    if (one?.author !== author) throw new Error(`"${text}" is by "${one?.author}" instead of "${author}".`);
  }
  const { words: foundWords } = found.get(comment.text) ?? {};
  if (foundWords !== words) throw new Error(`"${comment.text}" is about "${foundWords}" instead of "${words}".`);
}

/** Comments that we write as Word's own, opened by another program. */
export const commentChecks = ({ name, play }: InteropPlay): readonly Check[] =>
  (["guild-modern", "uk"] as const satisfies readonly LayoutName[]).map((layout) => ({
    what: `DOCX with comments in the layout ${layout}, opened by LibreOffice, has them with authors, words and replies`,
    play: name,
    programs: [libreOffice],
    run: async () => {
      const expected = commentsOn(play);
      const comments = expected.map(({ comment }) => comment);
      const { bytes } = await writePlayFile(play, "docx", {
        createdAt: new Date(0),
        layout: layouts[layout],
        comments,
      });
      const path = convertWithLibreOffice(put(`${name}-comments-${layout}.docx`, bytes), "odt");
      const content = strFromU8(unzipSync(readFileSync(path))["content.xml"] ?? new Uint8Array());
      const found = annotationsIn(content);
      for (const one of expected) assertFound(one, found);
      return `${found.size} comments`;
    },
  }));
