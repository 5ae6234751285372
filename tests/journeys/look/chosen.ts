/** Runs in the page. */
import { contrast, rgbaOf } from "./color.ts";
import { isShown, nameOf } from "./controls.ts";
import { whileStill } from "./still.ts";

/** WCAG 2.2, 1.4.11: the minimum contrast between what shows a control's state and what's next to it. */
const minContrast = 3;

const states = ["aria-pressed", "aria-checked", "aria-selected", "aria-current"];

/** Returns what is chosen or switched on, besides native controls. */
export const chosen = (): Element[] =>
  [...document.querySelectorAll(states.map((state) => `[${state}]:not([${state}="false"], input)`).join())].filter(
    isShown,
  );

/** Reads something of an element while it isn't chosen. */
export function whileNotChosen<T>(element: Element, read: () => T): T {
  const state = states.find((name) => element.hasAttribute(name)) ?? "";
  const value = element.getAttribute(state) ?? "";
  if (state === "aria-current") element.removeAttribute(state);
  else element.setAttribute(state, "false");
  const found = read();
  element.setAttribute(state, value);
  return found;
}

/** Radio buttons and checkboxes drawn by the element after them. */
export const hiddenChoices = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>("input:checked")].filter(
    (input) => getComputedStyle(input).opacity === "0" && input.nextElementSibling && isShown(input.nextElementSibling),
  );

/** Reads something while a radio button or checkbox isn't checked. */
export function whileNotChecked<T>(input: HTMLInputElement, read: () => T): T {
  input.checked = false;
  const found = read();
  input.checked = true;
  return found;
}

/** Radio buttons and checkboxes with a look of their own. */
const drawnChoices = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>("input:checked")].filter(
    (input) =>
      getComputedStyle(input).appearance === "none" && getComputedStyle(input).opacity !== "0" && isShown(input),
  );

/** Finds what is chosen and doesn't show it by a mark, line or bar that contrasts with what's next to it. */
export const findChosenFaults = (): string[] =>
  whileStill(() => [
    ...chosen().flatMap((element) => faultOf(element, (read) => whileNotChosen(element, read))),
    ...hiddenChoices().flatMap((input) =>
      faultOf(input.nextElementSibling ?? input, (read) => whileNotChecked(input, read)),
    ),
    ...drawnChoices().flatMap((input) => faultOf(input, (read) => whileNotChecked(input, read))),
  ]);

function faultOf(element: Element, whileNot: (read: () => readonly string[]) => readonly string[]): string[] {
  const nodes = [element, element.parentElement, element.closest("li, article")].filter((node) => node !== null);
  const all = [...new Set(nodes)];
  const signs = all.flatMap(signsOf);
  const before = whileNot(() => all.flatMap(signsOf).map(({ text }) => text));
  const best = Math.max(1, ...signs.filter(({ text }, index) => text !== before[index]).map(contrastOf));
  return best < minContrast ? [`${nameOf(element)} shows that it's chosen with a contrast of ${best.toFixed(2)}`] : [];
}

interface Sign {
  /** Two signs with the same text look the same. */
  readonly text: string;
  readonly colors: readonly string[];
  readonly ground: string;
}

/** Returns what an element can show its state with: its edges, its outline, lines inside it, and marks. */
function signsOf(node: Element): Sign[] {
  const ground = groundOf(node);
  const outside = groundOf(node.parentElement ?? node);
  const style = getComputedStyle(node);
  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const edges = sides.map((side) => {
    const [width, color] = [style[`border${side}Width`], style[`border${side}Color`]];
    return sign(`${width} ${color}`, Number.parseFloat(width) >= 1 ? [color] : [], outside);
  });
  const shadows = style.boxShadow.split(/,(?![^(]*\))/).filter((shadow) => shadow.includes("inset"));
  const lines = shadows.flatMap((shadow) => shadow.match(/[a-z]+\([^)]*\)/g) ?? []);
  const marks = ["::before", "::after"].map((part) => {
    const mark = getComputedStyle(node, part);
    const isDrawn = mark.content !== "none" && mark.content !== "normal";
    const colors = [mark.borderLeftColor, mark.borderBottomColor, mark.backgroundColor];
    return sign(`${mark.content} ${colors} ${mark.translate}`, isDrawn ? colors : [], ground);
  });
  return [
    ...edges,
    sign(style.boxShadow, lines, ground),
    sign(style.backgroundColor, [style.backgroundColor], outside),
    ...marks,
  ];
}

const sign = (text: string, colors: readonly string[], ground: string): Sign => ({ text, colors, ground });

const contrastOf = ({ colors, ground }: Sign): number =>
  Math.max(1, ...colors.filter((color) => rgbaOf(color)[3] > 0.5).map((color) => contrast(color, ground)));

/** Returns the background color that an element is seen on. */
export function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (rgbaOf(backgroundColor)[3] > 0.95) return backgroundColor;
  }
  return "Canvas";
}
