import { type Block, type BlockId, type BlockKind, normalizeSpans, type Span } from "#domain/play/play.ts";
import { findStageHeading, headingKind } from "../fountain/headings.ts";
import { withoutStop } from "../plainText/aloneCue.ts";
import { splitSpans, textOfSpans, trimSpans } from "../plainText/paragraph.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import { tidySpans } from "../reading/tidySpans.ts";
import { withoutOuterBrackets } from "../words/outerBrackets.ts";
import type { XmlElement, XmlNode } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild } from "../xml/tree.ts";

const texts = {
  notes: { kind: "dropped", message: (count: string) => `Editors' notes (${count}) were left out.` },
  unnamed: {
    kind: "guessed",
    message: (count: string) => `Speeches without a name (${count}) got it from the list of people.`,
  },
} as const;

/** Elements that aren't part of the play's text. */
const skipped = new Set(["pb", "fw", "cb", "gap", "milestone", "anchor", "figure", "castList", "index", "ref"]);

/** Collects the blocks of a body's divisions, in order. */
export class TeiReader {
  readonly #newId: () => BlockId;
  readonly #names: ReadonlyMap<string, string>;
  readonly #lineBreak: " " | "\n";
  readonly #blocks: Block[] = [];
  readonly #log = new NoticeLog<keyof typeof texts>(texts);

  constructor(newId: () => BlockId, names: ReadonlyMap<string, string>, body: XmlElement) {
    this.#newId = newId;
    this.#names = names;
    // If some are within words, they're all where the lines of a printed edition ended.
    this.#lineBreak = allIn(body, "lb").some(isWithinWord) ? " " : "\n";
  }

  finish(): { readonly blocks: readonly Block[]; readonly notices: readonly ImportNotice[] } {
    return { blocks: this.#blocks, notices: this.#log.list() };
  }

  readDivision(division: XmlElement, depth: number): void {
    for (const child of elementsIn(division)) this.#readPart(child, division, depth);
  }

  #readPart(child: XmlElement, division: XmlElement, depth: number): void {
    const { name } = child;
    if (name === "div" || /^div\d$/.test(name)) this.readDivision(child, depth + 1);
    else if (name === "head")
      this.#put(kindOfDivision(division, depth, textOfSpans(this.#spansIn(child))), this.#spansIn(child));
    else if (name === "sp") this.#readSpeech(child);
    else if (name === "spGrp" || name === "floatingText" || name === "body") this.readDivision(child, depth);
    else if (name === "stage") this.#putDirection(child);
    else if (name === "note") this.#log.add("notes");
    else if (name === "lg" || name === "l") this.#put("lyric", this.#verseIn(child));
    else if (!skipped.has(name)) this.#put("direction", this.#spansIn(child));
  }

  #readSpeech(speech: XmlElement): void {
    this.#readSpeaker(findChild(speech, "speaker"), speech.attributes.who);
    let verse: XmlElement[] = [];
    const endVerse = (): void => {
      this.#put("dialogue", joinVerse(verse.map((line) => this.#spansIn(line))));
      verse = [];
    };
    for (const child of elementsIn(speech)) {
      if (child.name === "speaker") continue;
      if (isPlainVerse(child)) {
        verse.push(child);
        continue;
      }
      endVerse();
      this.#readSpeechPart(child);
    }
    endVerse();
  }

  #readSpeaker(speaker: XmlElement | undefined, who: string | undefined): void {
    const name = speaker ? withoutStop(textOfSpans(trimSpans(this.#spansIn(withoutStages(speaker))))) : "";
    if (name === "") this.#log.add("unnamed");
    this.#put("cue", [{ text: name || this.#nameOf(who) }]);
    for (const stage of speaker ? elementsIn(speaker, "stage") : [])
      this.#put("parenthetical", bare(this.#spansIn(stage)));
  }

  #readSpeechPart(child: XmlElement): void {
    if (child.name === "stage") this.#put("parenthetical", bare(this.#spansIn(child)));
    else if (child.name === "note") this.#log.add("notes");
    else if (child.name === "lg") this.#readStanza(child);
    else if (!skipped.has(child.name)) this.#readSpoken(child, "dialogue");
  }

  /** Reads a stanza; directions in it split it. */
  #readStanza(stanza: XmlElement): void {
    let lines: XmlElement[] = [];
    const end = (): void => {
      if (lines.length > 0) this.#put("lyric", this.#verseIn({ ...stanza, children: lines }));
      lines = [];
    };
    for (const child of elementsIn(stanza)) {
      if (child.name === "l") lines.push(child);
      else {
        end();
        if (child.name === "lg") this.#readStanza(child);
        else this.#readSpeechPart(child);
      }
    }
    end();
  }

  /** Reads prose in which directions may stand. Each splits it. */
  #readSpoken(element: XmlElement, kind: BlockKind): void {
    let nodes: XmlNode[] = [];
    const end = (): void => {
      this.#put(kind, this.#spansIn({ ...element, children: nodes }));
      nodes = [];
    };
    for (const node of element.children) {
      if (typeof node === "string" || node.name !== "stage") nodes.push(node);
      else {
        end();
        this.#put("parenthetical", bare(this.#spansIn(node)));
      }
    }
    end();
  }

  #verseIn(stanza: XmlElement): readonly Span[] {
    const lines = stanza.name === "l" ? [stanza] : elementsIn(stanza, "l");
    return joinVerse(lines.map((line) => this.#spansIn(line)));
  }

  #putDirection(stage: XmlElement): void {
    const before = this.#blocks.at(-1)?.kind;
    const isSetting =
      (before === "act" || before === "scene") && !/^(entrance|exit)$/.test(stage.attributes.type ?? "");
    this.#put(isSetting ? "setting" : "direction", bare(this.#spansIn(stage)));
  }

  #put(kind: BlockKind, spans: readonly Span[]): void {
    const text = tidySpans(trimSpans(normalizeSpans(spans)));
    // A speech without any name is still a speech.
    if (text.length > 0 || kind === "cue") this.#blocks.push({ id: this.#newId(), kind, text });
  }

  /** Returns an element's text with spaces collapsed and its emphasis. */
  #spansIn(element: XmlElement): readonly Span[] {
    return collapsed(this.#rawSpans(element.children, {}));
  }

  #rawSpans(nodes: readonly XmlNode[], marks: Omit<Span, "text">): readonly Span[] {
    return nodes.flatMap((node, at) => {
      if (typeof node === "string") {
        const text = joinedWords(node, nodes[at - 1], nodes[at + 1]);
        return [{ text: text.replace(/\s+/g, " "), ...marks }];
      }
      if (node.name === "lb") return isWithinWord(node) ? [] : [{ text: this.#lineBreak }];
      if (node.name === "note") this.#log.add("notes");
      return isLeftOut(node) ? [] : this.#rawSpans(node.children, { ...marks, ...marksOf(node) });
    });
  }

  #nameOf(who: string | undefined): string {
    const ids = (who ?? "").split(/\s+/).map((id) => id.replace(/^#/, ""));
    return ids.map((id) => this.#names.get(id) ?? id).join(", ");
  }
}

const isWithinWord = (node: XmlNode | undefined): boolean =>
  typeof node === "object" && node.name === "lb" && node.attributes.break === "no";

/** Removes the hyphen and the spaces where a printed line ended within a word. */
function joinedWords(text: string, before: XmlNode | undefined, after: XmlNode | undefined): string {
  const rest = isWithinWord(before) ? text.trimStart() : text;
  return isWithinWord(after) ? rest.trimEnd().replace(/[-\u00ad]$/, "") : rest;
}

const isLeftOut = ({ name }: XmlElement): boolean => name === "note" || skipped.has(name);

const isPlainVerse = (element: XmlElement): boolean =>
  element.name === "l" && elementsIn(element, "stage").length === 0;

const joinVerse = (lines: readonly (readonly Span[])[]): readonly Span[] =>
  lines.flatMap((line, at) => [{ text: at > 0 ? "\n" : "" }, ...trimSpans(line)]);

/** Joins the spaces at the edges of spans. */
function collapsed(spans: readonly Span[]): readonly Span[] {
  let endsInSpace = true;
  return normalizeSpans(
    spans.map((span) => {
      const text = span.text.replace(/ *\n */g, "\n").replace(/ {2,}/g, " ");
      const kept = endsInSpace ? text.replace(/^ /, "") : text;
      if (kept !== "") endsInSpace = /[ \n]$/.test(kept);
      return { ...span, text: kept };
    }),
  );
}

function marksOf({ name, attributes }: XmlElement): Omit<Span, "text"> {
  const rend = attributes.rend ?? attributes.rendition ?? "";
  if (name === "emph" || (name === "hi" && (rend === "" || /ital/i.test(rend)))) return { italic: true };
  return name === "hi" && /bold/i.test(rend) ? { bold: true } : {};
}

const withoutStages = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.filter((node) => typeof node === "string" || node.name !== "stage"),
});

/** Removes the brackets around a direction, also before a period: `(sits).` becomes `sits.` */
function bare(spans: readonly Span[]): readonly Span[] {
  const trimmed = trimSpans(spans);
  const text = textOfSpans(trimmed);
  if (!text.endsWith(").")) return withoutOuterBrackets(trimmed);
  const [bracketed = [], stop = []] = splitSpans(trimmed, [text.length - 1]);
  const inner = withoutOuterBrackets(bracketed);
  return inner === bracketed ? trimmed : normalizeSpans([...inner, ...stop]);
}

/** Returns what a division's heading is, by the division's type, then by its words, then by its depth. */
function kindOfDivision({ attributes, ...division }: XmlElement, depth: number, text: string): BlockKind {
  const { type = "" } = attributes;
  if (/^(act|akt|aufzug)$/i.test(type)) return "act";
  if (/^(scene|szene|auftritt|configuration)$/i.test(type)) return "scene";
  if (depth === 0) return "centered";
  const written = findStageHeading(text, true);
  if (written) return written;
  const hasParts = elementsIn({ attributes, ...division }).some(({ name }) => /^div\d?$/.test(name));
  return hasParts ? headingKind(1, text) : "scene";
}
