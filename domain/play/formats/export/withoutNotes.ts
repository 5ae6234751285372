import type { Play } from "../../play.ts";

/** Returns the play without private notes. */
export const withoutNotes = ({ front, blocks }: Play): Play => ({
  front,
  blocks: blocks.filter(({ kind }) => kind !== "note"),
});
