import type { Span } from "#domain/play/play.ts";
import type { RunFormat } from "./wordStyles.ts";

/** Collects the text of a paragraph's runs: what's shown, what's struck out, and how many passages are hidden. */
export class RunCollector {
  readonly spans: Span[] = [];
  readonly struck: string[] = [];
  hidden = 0;
  readonly #showsCapitals: boolean;
  #length = 0;
  /** After a break of the column or page, which separates words. */
  #isBroken = false;
  /** Whether the last text was struck out or hidden, so that more of it is the same passage. */
  #last: "struck" | "hidden" | "shown" = "shown";

  /** With `showsCapitals`, text that's shown in capitals is read as capitals. */
  constructor(showsCapitals: boolean) {
    this.#showsCapitals = showsCapitals;
  }

  /** The length of the shown text. */
  get length(): number {
    return this.#length;
  }

  /** The paragraph goes on in another column or on another page. */
  break(): void {
    this.#isBroken = true;
  }

  add(text: string, format: RunFormat): void {
    if (text === "") return;
    if (format.hidden) this.#countHidden(text);
    else if (format.struck) this.#strike(text);
    else this.#show(text, format);
  }

  #countHidden(text: string): void {
    if (!/\S/.test(text)) return;
    if (this.#last !== "hidden") this.hidden++;
    this.#last = "hidden";
  }

  #strike(text: string): void {
    if (this.#last === "struck") this.struck.push((this.struck.pop() ?? "") + text);
    else this.struck.push(text);
    this.#last = "struck";
  }

  #show(given: string, { bold, italic, underline, caps }: RunFormat): void {
    const text = this.#separated(caps && this.#showsCapitals ? given.toUpperCase() : given);
    this.#length += text.length;
    if (/\S/.test(text)) this.#last = "shown";
    this.spans.push({
      text,
      ...(bold ? { bold: true } : {}),
      ...(italic ? { italic: true } : {}),
      ...(underline ? { underline: true } : {}),
    });
  }

  /** Puts a space or a line break where the paragraph goes on in another column or on another page. */
  #separated(text: string): string {
    const before = this.spans.at(-1)?.text ?? "";
    // Both spaces around what's struck out are one.
    if (this.#last === "struck" && /\s$/.test(before) && text.startsWith(" ")) return text.slice(1);
    const isBroken = this.#isBroken && before !== "";
    this.#isBroken = false;
    if (!isBroken || /\s$/.test(before) || /^\s/.test(text)) return text;
    return /[.!?…:"”’»)\]]$/.test(before) && /^\P{Ll}/u.test(text) ? `\n${text}` : ` ${text}`;
  }
}
