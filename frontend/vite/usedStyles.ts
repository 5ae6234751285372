import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { withoutUnusedVariables } from "./unusedVariables.ts";

/**
 * Returns the rules of a style sheet that apply to a page as it was built: those of classes that it has. Its controls bring
 * the whole style sheets with their code.
 */
export function usedStyles(sheet: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const isUsed = (component: SelectorComponent): boolean => {
    if (component.type === "class") return classes.has(component.name);
    if (component.type !== "pseudo-class" || (component.kind !== "is" && component.kind !== "where")) return true;
    return component.selectors.some(mayMatch);
  };
  const mayMatch = (selector: Selector): boolean => selector.every(isUsed);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Selector: (selector) => (mayMatch(selector) ? selector : []),
    },
  });
  return withoutUnusedVariables(code.toString());
}
