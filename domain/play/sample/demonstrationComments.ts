import type { InterfaceLanguage } from "../../account/interfaceLanguages.ts";
import type { FeedbackId, FeedbackKind, Reply } from "../../feedback/feedback.ts";
import { type Block, type BlockId, textOf } from "../play.ts";

interface WrittenComment {
  readonly kind: Exclude<FeedbackKind, "answer">;
  readonly name: string;
  /** Words of one element of the sample play. */
  readonly quote: string;
  readonly text: string;
  readonly reply?: string;
}

const written: Readonly<Record<InterfaceLanguage, readonly WrittenComment[]>> = {
  en: [
    {
      kind: "working",
      name: "Maya",
      quote: "The audience brings its own.",
      text: "The first big laugh. I'd play it even drier.",
    },
    {
      kind: "question",
      name: "Teo",
      quote: "That one came in a box of a hundred, in 1931.",
      text: "Has nobody turned it on since then, or has it burned for ninety years?",
      reply: "It only burns at night. I'll let Ivy say so.",
    },
    {
      kind: "comment",
      name: "Maya",
      quote: "the ninth of March",
      text: "If he said which play it was, I could see him waiting in the wings.",
    },
  ],
  es: [
    {
      kind: "working",
      name: "Maya",
      quote: "El público trae las suyas.",
      text: "La primera gran risa. Yo la haría todavía más seca.",
    },
    {
      kind: "question",
      name: "Teo",
      quote: "Esa llegó en una caja de cien, en 1931.",
      text: "¿Nadie la encendió desde entonces, o lleva noventa años ardiendo?",
      reply: "Solo arde de noche. Haré que lo diga Ivy.",
    },
    {
      kind: "comment",
      name: "Maya",
      quote: "Se queda ahí toda la noche sin hacer nada",
      text: "Aquí ya sé que la obra trata de la lámpara. Bien puesto.",
    },
  ],
};

/** A comment that every reader of a demonstration sees. */
interface DemonstrationComment extends Pick<WrittenComment, "kind" | "name" | "text"> {
  readonly feedbackId: FeedbackId;
  readonly at: string;
  readonly range: { readonly blockId: BlockId; readonly start: number; readonly end: number; readonly quote: string };
  readonly replies: Reply[];
}

/** Returns the comments of a demonstration whose words are in its play. `at` is when they're dated (ISO 8601). */
export const demonstrationComments = (
  language: InterfaceLanguage,
  blocks: readonly Block[],
  at: string,
): readonly DemonstrationComment[] =>
  written[language].flatMap(({ quote, reply, ...said }, index) => {
    const block = blocks.find((one) => textOf(one).includes(quote));
    if (!block) return [];
    const start = textOf(block).indexOf(quote);
    return [
      {
        ...said,
        feedbackId: `example-comment${index}` as FeedbackId,
        at,
        range: { blockId: block.id, start, end: start + quote.length, quote },
        replies: reply === undefined ? [] : [{ text: reply, at, by: "author" as const }],
      },
    ];
  });
