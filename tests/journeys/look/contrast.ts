/** Runs in the page. */
import { blend, contrastOf, type Rgba, rgbaOf } from "./color.ts";
import { isShown, nameOf } from "./controls.ts";
import { whileStill } from "./still.ts";

/** WCAG 2.2, 1.4.3: the minimum contrast of text, and of large text. */
const minContrast = 4.5;
const minContrastOfLarge = 3;
const largePixels = 24;
const largeBoldPixels = 18.66;
const boldWeight = 700;

/** WCAG 2.2, 1.4.1: the minimum contrast of a link with the text around it if only its color shows that it's a link. */
const minContrastOfLink = 3;

/**
 * Finds text that can't be read easily. It computes from styles what axe looks for at each point of the screen, which
 * takes fifty times as long.
 */
export const findContrastFaults = (): string[] =>
  whileStill(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => isWritten(element) && isShown(element) && !isDisabled(element))
      .flatMap((element) => [...textFault(element), ...linkFault(element)]),
  );

/** Checkboxes and the like have a value that isn't shown. */
const unwritten = "input:is([type=radio], [type=checkbox], [type=color], [type=range], [type=file])";

const isWritten = (element: Element): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value !== "" && !element.matches(unwritten)
    : [...element.childNodes].some(isText);

const isText = ({ nodeType, textContent }: Node): boolean =>
  nodeType === Node.TEXT_NODE && (textContent ?? "").trim() !== "";

const isDisabled = (element: Element): boolean =>
  element.matches(":disabled") || element.closest(":disabled, [aria-disabled=true], [inert]") !== null;

function textFault(element: Element): string[] {
  const [red, green, blue, alpha] = rgbaOf(getComputedStyle(element).color);
  const [ground, seen] = [groundOf(element), alpha * opacityOf(element)];
  // What only appears under the pointer isn't there yet.
  if (!ground || seen === 0) return [];
  const found = contrastOf(blend([red, green, blue, seen], ground), ground);
  const { fontSize, fontWeight } = getComputedStyle(element);
  const large = Number(fontWeight) >= boldWeight ? largeBoldPixels : largePixels;
  const least = Number.parseFloat(fontSize) >= large ? minContrastOfLarge : minContrast;
  return found < least ? [`${nameOf(element)} has text of contrast ${found.toFixed(2)}`] : [];
}

function linkFault(element: Element): string[] {
  const around = element.closest("p, li, td, dd");
  if (!element.matches("a[href]") || !around || ![...around.childNodes].some(isText)) return [];
  const [own, others] = [getComputedStyle(element), getComputedStyle(around)];
  const isMarked =
    own.textDecorationLine !== "none" || own.borderBottomStyle !== "none" || own.fontWeight !== others.fontWeight;
  const found = contrastOf(rgbaOf(own.color), rgbaOf(others.color));
  return isMarked || found >= minContrastOfLink
    ? []
    : [`${nameOf(element)} is hardly distinct from the text around it`];
}

/** Returns the opacity of an element with everything around it. */
function opacityOf(element: Element): number {
  let seen = 1;
  for (let at: Element | null = element; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
  return seen;
}

/** Returns the color that an element's text is seen on; undefined if that's a picture. */
function groundOf(element: Element): Rgba | undefined {
  const layers: Rgba[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== "none") return undefined;
    const color = rgbaOf(backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reduceRight<Rgba>((under, layer) => blend(layer, under), rgbaOf("Canvas"));
}
