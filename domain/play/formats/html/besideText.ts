import { findStageHeading } from "../fountain/headings.ts";
import { asidesOf } from "../plainText/asides.ts";
import type { Ruby } from "../reading/rubyText.ts";
import type { Style } from "./styles.ts";

/** Collects what's beside a paragraph's text: what's struck out or hidden, readings, and the paragraph's number. */
export class BesideText {
  rubyStart = 0;
  footnotes = 0;
  label = "";
  labelStyle: Style | undefined;
  #struck: string[] = [];
  #hidden = 0;
  #last: "struck" | "hidden" | "shown" = "shown";
  #rubies = new Map<number, Ruby[]>();
  #reading: { readonly line: number; readonly end: number; text: string } | undefined;

  /** Takes text that's struck out, or a reading. Returns whether it was one of these. */
  take(text: string, { struck }: Style): boolean {
    if (this.#reading) this.#reading.text += text;
    else if (struck) this.#strike(text.replace(/\s+/g, " "));
    else if (/\S/.test(text)) this.#last = "shown";
    return this.#reading !== undefined || struck === true;
  }

  hide(text: string): void {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    if (this.#last !== "hidden") this.#hidden++;
    this.#last = "hidden";
  }

  beginReading(line: number, end: number): void {
    this.#reading = { line, end, text: "" };
  }

  endReading(next: number): void {
    const reading = this.#reading;
    this.#reading = undefined;
    if (!reading) return;
    const { line, end, text } = reading;
    const ruby = { start: this.rubyStart, end, reading: text.trim() };
    if (end > this.rubyStart) this.#rubies.set(line, [...(this.#rubies.get(line) ?? []), ruby]);
    this.rubyStart = next;
  }

  end() {
    const struck = this.#struck.map((text) => text.trim()).filter(Boolean);
    const label = this.label.trim();
    const ended = {
      asides: asidesOf({ struck, hidden: this.#hidden, footnotes: this.footnotes }),
      rubies: this.#rubies,
      label: findStageHeading(label, true) ? label : "",
      labelStyle: this.labelStyle,
    };
    this.#struck = [];
    this.#hidden = 0;
    this.footnotes = 0;
    this.#last = "shown";
    this.#rubies = new Map();
    this.label = "";
    this.labelStyle = undefined;
    return ended;
  }

  #strike(text: string): void {
    const isMore = this.#last === "struck" || (!/\S/.test(text) && this.#struck.length > 0);
    this.#struck.push((isMore ? (this.#struck.pop() ?? "") : "") + text);
    this.#last = "struck";
  }
}
