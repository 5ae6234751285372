/** Runs in the page. */
import { chosen, groundOf, hiddenChoices, whileNotChecked, whileNotChosen } from "./chosen.ts";
import { contrast } from "./color.ts";
import { isShown, nameOf } from "./controls.ts";

const lifted = "sweepsLiftedElements";
const store: Record<string, Element[] | undefined> = globalThis as never;

/** Records what only a shadow sets apart, while shadows are drawn. */
export function noteLifted(): string[] {
  const all = [...document.body.querySelectorAll("*")].filter(isShown);
  store[lifted] = all.filter((element) => element.clientWidth > 60 && isLifted(element));
  return [];
}

/** Shadows inside an element are lines. */
const isLifted = (element: Element): boolean =>
  getComputedStyle(element)
    .boxShadow.split(/,(?![^(]*\))/)
    .some((shadow) => shadow !== "none" && !shadow.includes("inset"));

/** In forced colors: finds what was set apart only by its shadow, and what no longer shows that it's selected. */
export function findForcedFaults(): string[] {
  const edges = (store[lifted] ?? []).filter((element) => isShown(element) && !hasLine(element));
  return [
    ...edges.map((element) => `${nameOf(element)} has no edge in forced colors`),
    ...hiddenChoices().flatMap((choice) =>
      isDrawn(choice) ? [] : [`${nameOf(choice.parentElement ?? choice)} does not show that it is chosen`],
    ),
    ...chosen().flatMap((element) =>
      isDistinct(element) ? [] : [`${nameOf(element)} does not show that it is chosen`],
    ),
    ...illegible(),
  ];
}

/** WCAG's minimum for text. */
const minTextContrast = 4.5;

/** Text that doesn't have the system's colors although it's on one of them: in what is chosen or marked. */
const illegible = (): string[] =>
  [...chosen(), ...document.querySelectorAll("mark, .found")]
    .flatMap((element) => [element, ...element.querySelectorAll("*")])
    .filter((element) => isShown(element) && [...element.childNodes].some(isWritten))
    .flatMap((element) => {
      const { color } = getComputedStyle(element);
      const found = contrast(color, groundOf(element));
      return found < minTextContrast ? [`${nameOf(element)} has a contrast of ${found.toFixed(1)}`] : [];
    });

const isWritten = ({ nodeType, textContent }: Node): boolean =>
  nodeType === Node.TEXT_NODE && (textContent ?? "").trim() !== "";

function hasLine(element: Element): boolean {
  const { borderTopWidth, borderBottomWidth, borderInlineStartWidth, outlineStyle } = getComputedStyle(element);
  const widths = [borderTopWidth, borderBottomWidth, borderInlineStartWidth];
  return outlineStyle !== "none" || widths.some((width) => width !== "0px");
}

/** Returns whether an element looks different without its state. */
const isDistinct = (element: Element): boolean => lookOf(element) !== whileNotChosen(element, () => lookOf(element));

function isDrawn(input: HTMLInputElement): boolean {
  const drawn = input.nextElementSibling ?? input;
  return lookOf(drawn) !== whileNotChecked(input, () => lookOf(drawn));
}

function lookOf(element: Element): string {
  const style = getComputedStyle(element);
  const { backgroundColor, color, borderTopWidth, borderBottomColor, borderBottomWidth, outlineStyle } = style;
  return [backgroundColor, color, borderTopWidth, borderBottomColor, borderBottomWidth, outlineStyle].join(" ");
}
