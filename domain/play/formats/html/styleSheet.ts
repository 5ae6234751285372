import { merge, readDeclarations, type Style } from "./styles.ts";

/** An element as far as selectors are concerned. */
export interface SelectedElement {
  readonly name: string;
  readonly id: string;
  readonly classes: readonly string[];
}

/** One part of a selector, such as `p.cue`. */
interface Compound {
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
}

interface Rule {
  /** From the outermost element to the one that has the style. */
  readonly selector: readonly Compound[];
  readonly specificity: number;
  readonly style: Style;
}

/** Limits on what is compared for each element, so that time stays linear. Pages have fewer. */
const maxRulesOfKey = 50;
const maxAncestors = 30;
const maxParts = 6;

/** The rules of a page's style sheets: for elements, classes and IDs, and for those within others. */
export class StyleSheet {
  /** By the most special part of the last compound. */
  readonly #rules = new Map<string, Rule[]>();

  /** Adds a sheet's rules, in one pass. Those for printing are left out. */
  add(text: string): void {
    const css = withoutComments(text);
    for (let at = 0; ; ) {
      const open = css.indexOf("{", at);
      const close = css.indexOf("}", open);
      if (open < 0 || close < 0) return;
      const prelude = css.slice(at, open).replace(/^[\s}]+/, "");
      if (/^@(media|supports|layer)\b(?!.*\bprint\b)/i.test(prelude.slice(0, 200))) {
        at = open + 1;
        continue;
      }
      if (!prelude.startsWith("@")) this.#addRule(prelude, readDeclarations(css.slice(open + 1, close)));
      at = close + 1;
    }
  }

  /** Returns the style that rules give to an element, by its ancestors from the outermost on. */
  styleOf(element: SelectedElement, ancestors: readonly SelectedElement[]): Style {
    if (this.#rules.size === 0) return {};
    const keys = [element.name, "*", ...element.classes.map((one) => `.${one}`), `#${element.id}`];
    const found = keys.flatMap((key) => this.#rules.get(key) ?? []).filter((rule) => matches(rule, element, ancestors));
    return found.sort((a, b) => a.specificity - b.specificity).reduce((sum, { style }) => merge(sum, style), {});
  }

  #addRule(prelude: string, style: Style): void {
    if (Object.keys(style).length === 0) return;
    for (const one of prelude.slice(0, 5000).split(",")) {
      const selector = readSelector(one);
      const last = selector?.at(-1);
      if (!selector || !last) continue;
      const key = keyOf(last);
      const rules = this.#rules.get(key) ?? [];
      this.#rules.set(key, rules);
      if (rules.length < maxRulesOfKey) rules.push({ selector, specificity: specificityOf(selector), style });
    }
  }
}

function keyOf({ id, classes: [first], name }: Compound): string {
  if (id !== undefined) return `#${id}`;
  return first === undefined ? (name ?? "*") : `.${first}`;
}

/** Reads a selector of elements, classes and IDs; undefined for any other. */
function readSelector(text: string): readonly Compound[] | undefined {
  const parts = text
    .slice(0, 300)
    .trim()
    .split(/[\s>]+/);
  const selector = parts.map(readCompound);
  if (text.length > 300 || parts.length > maxParts) return undefined;
  return selector.every((one) => one !== undefined) ? selector : undefined;
}

function readCompound(text: string): Compound | undefined {
  const [, name = "", rest = ""] = /^([a-z][a-z0-9]*|\*|)((?:[.#][\w-]{1,100})*)$/i.exec(text) ?? [];
  if (name === "" && rest === "") return undefined;
  const marks = rest.match(/[.#][\w-]+/g) ?? [];
  return {
    name: name === "" || name === "*" ? undefined : name.toLowerCase(),
    id: marks.find((mark) => mark.startsWith("#"))?.slice(1),
    classes: marks.filter((mark) => mark.startsWith(".")).map((mark) => mark.slice(1)),
  };
}

const specificityOf = (selector: readonly Compound[]): number =>
  selector.reduce(
    (sum, { name, id, classes }) => sum + (id === undefined ? 0 : 10_000) + classes.length * 100 + (name ? 1 : 0),
    0,
  );

const isOne = ({ name, id, classes }: Compound, element: SelectedElement): boolean =>
  (name === undefined || name === element.name) &&
  (id === undefined || id === element.id) &&
  classes.every((one) => element.classes.includes(one));

function matches({ selector }: Rule, element: SelectedElement, ancestors: readonly SelectedElement[]): boolean {
  const last = selector.at(-1);
  if (!last || !isOne(last, element)) return false;
  let part = selector.length - 2;
  for (let at = ancestors.length - 1; part >= 0 && at >= 0 && at >= ancestors.length - maxAncestors; at--) {
    const compound = selector[part];
    const ancestor = ancestors[at];
    if (compound && ancestor && isOne(compound, ancestor)) part--;
  }
  return part < 0;
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  for (let at = 0; ; ) {
    const open = text.indexOf("/*", at);
    const close = open < 0 ? -1 : text.indexOf("*/", open + 2);
    parts.push(text.slice(at, open < 0 ? undefined : open));
    if (close < 0) return parts.join("").replace(/<!--|-->/g, "");
    at = close + 2;
  }
}
