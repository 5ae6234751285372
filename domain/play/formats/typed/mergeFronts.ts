import type { FrontMatter } from "#domain/play/play.ts";

/** Fills the empty fields of one front matter from another. */
export function mergeFronts(front: FrontMatter, other: FrontMatter): FrontMatter {
  const filled = Object.entries(other).filter(([name]) => front[name as keyof FrontMatter].length === 0);
  return { ...front, ...Object.fromEntries(filled) };
}
