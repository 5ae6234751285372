import type { Play } from "../../play.ts";

/** Returns the play without private notes. */
export const withoutNotes = (play: Play): Play => ({
  ...play,
  blocks: play.blocks.filter(({ kind }) => kind !== "note"),
});
