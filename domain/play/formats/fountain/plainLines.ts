import type { BlockKind } from "#domain/play/play.ts";
import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isNewName } from "../reading/newName.ts";
import { isClosing } from "./closingLines.ts";
import { looksLikeCue } from "./cues.ts";
import { findPlainHeading } from "./plainHeading.ts";

/*
 * How a line is read when nothing forces it. Reader and writer share these rules, so that the writer forces exactly
 * what the reader would misread.
 */

/** The kind of the block above, ignoring notes; undefined at the beginning. */
export type KindBefore = BlockKind | undefined;

/**
 * Returns the kind that starts with `line`; `alone` if its paragraph has no other line. Such a line is a cue only below a
 * setting, if the next paragraph can be spoken.
 */
export function kindOfPlainLine(line: string, alone: boolean, before: KindBefore): BlockKind {
  const heading = findPlainHeading(line, alone);
  if (heading) return heading;
  if (alone && isClosing(line)) return "transition";
  if (!alone && looksLikeCue(line)) return "cue";
  if (alone && before === "setting" && isNewName(line)) return "cue";
  return actionKind(line, before);
}

const opening = /^(setting|at rise|at curtain|scene|place|time)[ \t]*:/i;
const keyAndColon = /^[^\s:][^:]{0,60}:/;

/** For example `Title: Hamlet`, which would be a title page at the beginning of a file. */
export const isKeyAndColon = (line: string): boolean => keyAndColon.test(line);

/**
 * Returns the kind of a plain paragraph. Under a heading, it's the setting, unless a character enters or leaves in it.
 */
function actionKind(line: string, before: KindBefore): "setting" | "direction" {
  const isUnderHeading = before === "act" || before === "scene";
  if (opening.test(line)) return isUnderHeading || before === "setting" ? "setting" : "direction";
  return isUnderHeading && !beginsWithEntrance(line) && !isKeyAndColon(line) ? "setting" : "direction";
}
