import { type Block, type BlockKind, normalizeSpans, type Play, type Span } from "#domain/play/play.ts";
import type { HomemadeForm, SetApart } from "./homemadeForms.ts";
import type { PlaceOnPage, TypedParagraph } from "./typedParagraph.ts";

/** Types a play in a form: a title, the author, who is in it, and then the play. */
export function typeInForm(play: Play, form: HomemadeForm): readonly TypedParagraph[] {
  const typist = new Typist(form);
  typist.typeFront(play);
  const { blocks } = play;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    const parts: Block[] = [];
    if (block.kind === "cue") {
      for (let next = blocks[at + 1]; next && isOfSpeech(next.kind); next = blocks[at + 1]) {
        parts.push(next);
        at++;
      }
      typist.typeSpeech(block, parts);
    } else typist.typeOther(block);
  }
  return typist.paragraphs;
}

const isOfSpeech = (kind: BlockKind): boolean => kind === "dialogue" || kind === "lyric" || kind === "parenthetical";

class Typist {
  readonly paragraphs: TypedParagraph[] = [];
  readonly #form: HomemadeForm;

  constructor(form: HomemadeForm) {
    this.#form = form;
  }

  typeFront({ front }: Play): void {
    this.#type([{ text: front.title }], { centered: true }, true);
    if (front.authors !== "") this.#type([{ text: front.authors }], { centered: true }, true);
    if (front.characters.length === 0) return;
    this.#type([{ text: "Characters" }], { centered: true }, true);
    for (const { name, description } of front.characters)
      this.#type([{ text: [name, description].filter(Boolean).join(", ") }], {}, false);
  }

  typeOther({ kind, text }: Block): void {
    if (kind === "note" || kind === "pageBreak") return;
    const { places = {}, directions } = this.#form;
    if (kind === "act" || kind === "scene")
      this.#type(
        text.map((span) => ({ ...span, bold: true })),
        placeOfHeading(places.heading ?? {}, kind),
        this.#form.isDense !== "throughout",
      );
    else if (kind === "transition" || kind === "centered") this.#type(text, { ...places.direction, centered: true });
    else if (text.length > 0) this.#type(faced(text, directions), places.direction ?? {});
  }

  typeSpeech(cue: Block, parts: readonly Block[]): void {
    const { places = {}, between, hasManner, hasOwnParentheticals } = this.#form;
    const [first, ...more] = parts;
    const isBeside = hasManner === true && first?.kind === "parenthetical";
    const name = [...this.#nameOf(cue), ...(isBeside ? [{ text: " " }, ...this.#faceOf(first)] : [])];
    const isColonLast = hasManner === true && between === " ";
    const head: readonly Span[] = isColonLast ? [...name, { text: ":" }] : name;
    const spoken = isBeside ? more : parts;
    if (between === "paragraph" || between === "empty line") {
      this.#type(head, places.cue ?? {});
      this.#typeBelow(spoken, between === "empty line", hasOwnParentheticals === true);
      return;
    }
    const speech = this.#join(spoken);
    if (between === "cell") this.paragraphs.push({ spans: head, cell: speech, place: {}, isApart: false });
    else this.#type([...head, { text: between }, ...speech], places.speech ?? {});
  }

  #typeBelow(parts: readonly Block[], isApart: boolean, areOwn: boolean): void {
    const { places = {} } = this.#form;
    if (!areOwn) {
      if (parts.length > 0) this.#type(this.#join(parts), places.speech ?? {}, isApart);
      return;
    }
    for (const part of parts)
      this.#type(
        this.#faceOf(part),
        (part.kind === "parenthetical" ? places.parenthetical : places.speech) ?? {},
        isApart,
      );
  }

  /** Puts a speech into one paragraph. Songs begin a line. */
  #join(parts: readonly Block[]): readonly Span[] {
    return parts.flatMap((part, at) => [
      { text: at === 0 ? "" : part.kind === "lyric" || parts[at - 1]?.kind === "lyric" ? "\n" : " " },
      ...this.#faceOf(part),
    ]);
  }

  #nameOf(cue: Block): readonly Span[] {
    return [this.#form.cue(cue.text.map(({ text }) => text).join(""))];
  }

  #faceOf({ kind, text }: Block): readonly Span[] {
    return kind === "parenthetical" ? faced(text, this.#form.parentheticals) : text;
  }

  #type(spans: readonly Span[], place: PlaceOnPage, isApart = this.#form.isDense === undefined): void {
    const text = normalizeSpans(spans);
    if (text.length > 0) this.paragraphs.push({ spans: text, place, isApart });
  }
}

const placeOfHeading = (place: PlaceOnPage, kind: "act" | "scene"): PlaceOnPage =>
  place.style && kind === "act" ? { ...place, style: "Act Heading" } : place;

const brackets: Readonly<Partial<Record<SetApart, readonly [string, string]>>> = {
  round: ["(", ")"],
  "italic round": ["(", ")"],
  square: ["[", "]"],
};

/** Sets a text apart from what's spoken. */
function faced(text: readonly Span[], face: SetApart): readonly Span[] {
  const [open, close] = brackets[face] ?? ["", ""];
  const inner = face.startsWith("italic") ? text.map((span) => ({ ...span, italic: true as const })) : text;
  const mark = face === "italic round" ? { italic: true as const } : {};
  return [{ text: open, ...mark }, ...inner, { text: close, ...mark }];
}
