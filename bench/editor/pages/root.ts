import type { Play } from "#domain/play/play.ts";

export function getRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root to stand on.");
  return root;
}

/** Loads the play named in the page's address. */
export async function fetchPlay(): Promise<Play> {
  return (await fetch(`/play.json${location.search}`)).json();
}
