import type { Play } from "../../play.ts";

/** Returns the play without private notes, and without what the writer noted about scenes. */
export const withoutNotes = ({ outline: _, notes: __, ...play }: Play): Play => ({
  ...play,
  blocks: play.blocks.filter(({ kind }) => kind !== "note"),
});
