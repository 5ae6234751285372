/** Runs in the page. */
import { backgroundAt, contrast, rgbaOf } from "./color.ts";
import { controls, nameOf } from "./controls.ts";
import { whileStill } from "./still.ts";

/** WCAG 2.2, 1.4.11: the minimum contrast between a control's state indicator and the background. */
const minContrast = 3;

/**
 * Finds controls that look the same, or nearly the same, when they get keyboard focus. A key must have been pressed
 * before.
 */
export const findFocusFaults = (): string[] =>
  whileStill(() => {
    const before = document.activeElement;
    if (before instanceof HTMLElement) before.blur();
    const withoutFocus = controls().map((control) => ({ control, ring: ringOf(control) }));
    const faults = withoutFocus.flatMap(({ control, ring }) => faultOf(control, ring) ?? []);
    if (before instanceof HTMLElement) before.focus();
    return faults;
  });

interface Shown {
  readonly node: Element;
  readonly ring: Ring;
}

function faultOf(control: HTMLElement, withoutFocus: Ring | undefined): string | undefined {
  control.focus();
  if (document.activeElement !== control) return undefined;
  const ring = ringOf(control);
  const rings = ring && ring.text !== withoutFocus?.text ? [{ node: control, ring }] : ringsAround(control);
  if (rings.length === 0) return `${nameOf(control)} shows no focus`;
  const uncut = rings.filter(({ node, ring }) => isVisible(node, ring.reach));
  if (uncut.length === 0) return `${nameOf(control)} has its focus ring cut off`;
  const best = Math.max(...uncut.map(({ node, ring }) => contrastOf(node, ring)));
  return best < minContrast ? `${nameOf(control)} has a focus ring of contrast ${best.toFixed(1)}` : undefined;
}

/**
 * If the control has no focus ring of its own: rings that appear and disappear with its focus, on elements around it.
 */
function ringsAround(control: HTMLElement): Shown[] {
  const around = nodesAround(control);
  control.blur();
  const withoutFocus = around.map((node) => ringOf(node)?.text);
  control.focus();
  return around.flatMap((node, index) => {
    const ring = ringOf(node);
    return ring && ring.text !== withoutFocus[index] ? [{ node, ring }] : [];
  });
}

/** Returns the control and the elements that may show its focus instead: its ancestors and the parts of its card. */
function nodesAround(control: HTMLElement): Element[] {
  const parents = [control.parentElement, control.parentElement?.parentElement, control.nextElementSibling];
  const card = control.closest("label, article, li");
  const nodes = [control, ...parents, card, ...(card?.querySelectorAll("[class]") ?? [])];
  return [...new Set(nodes.filter((node) => node instanceof Element))];
}

interface Ring {
  readonly text: string;
  readonly colors: readonly string[];
  /** How far it extends outside the element's box; negative if inside. */
  readonly reach: number;
  readonly isInside: boolean;
}

function ringOf(node: Element): Ring | undefined {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(node);
  const width = Number.parseFloat(outlineWidth);
  if (outlineStyle !== "none" && width >= 1.5 && rgbaOf(outlineColor)[3] > 0.5) {
    const offset = Number.parseFloat(outlineOffset);
    const text = [outlineStyle, width, outlineColor, offset].join(" ");
    return { text, colors: [outlineColor], reach: offset + width, isInside: offset <= -width };
  }
  if (boxShadow === "none") return undefined;
  return { text: boxShadow, colors: boxShadow.match(/[a-z]+\([^)]*\)/g) ?? [], reach: 0, isInside: false };
}

/** Returns the best contrast of a ring with the adjacent background. */
function contrastOf(node: Element, ring: Ring): number {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const out = ring.isInside ? -4 : ring.reach + 1;
  const x = left - out >= 0 ? left - out : right + out;
  const ground = backgroundAt(x, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
  return Math.max(1, ...ring.colors.map((color) => contrast(color, ground)));
}

/** Returns whether at least three sides of a ring aren't cut off by an ancestor that clips its content. */
function isVisible(node: Element, reach: number): boolean {
  const { top, right, bottom, left } = node.getBoundingClientRect();
  const sides = { top: top - reach, right: right + reach, bottom: bottom + reach, left: left - reach };
  const cut = new Set<string>();
  for (const frame of framesOf(node)) {
    if (sides.top < frame.top - 1) cut.add("top");
    if (sides.right > frame.right + 1) cut.add("right");
    if (sides.bottom > frame.bottom + 1) cut.add("bottom");
    if (sides.left < frame.left - 1) cut.add("left");
  }
  return cut.size < 2;
}

/** Returns the boxes of the ancestors that clip an element. */
function framesOf(node: Element): DOMRect[] {
  const frames = [new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)];
  let { position } = getComputedStyle(node);
  for (let at = node.parentElement; at && position !== "fixed"; at = at.parentElement) {
    const style = getComputedStyle(at);
    const isPassedBy = position === "absolute" && style.position === "static";
    if (isPassedBy) continue;
    if (at !== document.body && at !== document.documentElement && style.overflow !== "visible")
      frames.push(at.getBoundingClientRect());
    position = style.position;
  }
  return frames;
}
