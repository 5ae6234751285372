import { queryAllByRole } from "@testing-library/dom";

/** Queries a page by role and accessible name. Bundled and run in the page. */
declare global {
  interface Window {
    queries?: typeof queries;
  }
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const findAll = (role: string, name: string): HTMLElement[] =>
  queryAllByRole(document.body, role, { name }).filter((element) => element.getClientRects().length > 0);

const queries = {
  count: (role: string, name: string): number => findAll(role, name).length,
  /** Scrolls an element into view and returns its center. */
  spotOf(role: string, name: string): Spot | null {
    const [element] = findAll(role, name);
    if (!element) return null;
    const isInside = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= window.innerHeight;
    if (!isInside(element.getBoundingClientRect())) element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  },
  focus(role: string, name: string): boolean {
    const [element] = findAll(role, name);
    element?.focus();
    return element !== undefined;
  },
};
window.queries = queries;
