/** Runs in the page. */
import { groundOf } from "./chosen.ts";
import { blend, contrastOf, rgbaOf } from "./color.ts";
import { isShown, nameOf } from "./controls.ts";

/** Less, and it's hard to see what is selected. */
const minContrast = 1.45;

const hasText = (element: Element): boolean =>
  element.matches("input:not([type=radio], [type=checkbox]), textarea") ||
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
  );

/** Finds text whose selection doesn't stand out from what's behind it. */
export const findSelectionFaults = (): string[] =>
  [...document.body.querySelectorAll("*")]
    .filter((element) => hasText(element) && isShown(element))
    .flatMap((element) => {
      const ground = rgbaOf(groundOf(element));
      const selection = blend(rgbaOf(getComputedStyle(element, "::selection").backgroundColor), ground);
      const found = contrastOf(selection, ground);
      return found < minContrast ? [`${nameOf(element)} has a selection of contrast ${found.toFixed(2)}`] : [];
    });
