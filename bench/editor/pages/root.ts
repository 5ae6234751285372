import type { Play } from "#domain/play/play.ts";

export function getRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root to stand on.");
  return root;
}

/** The play that the page's address names. */
export async function fetchPlay(): Promise<Play> {
  return (await fetch(`/play.json${location.search}`)).json();
}
