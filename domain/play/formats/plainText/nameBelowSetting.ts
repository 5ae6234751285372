import { beginsWithEntrance } from "#domain/play/stage/entrance.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { isNewName } from "../reading/newName.ts";
import { findAloneCue } from "./aloneCue.ts";
import { type Cue, findMarkedCue } from "./cueFinders.ts";
import { speaksNext } from "./nameTallies.ts";
import { type Paragraph, textOfParagraph } from "./paragraph.ts";
import { hasCapitalsOnly } from "./textShape.ts";

/**
 * Finds a new name in capitals below a setting, where a scene's first speech begins. What's below it must be spoken: text
 * that isn't a heading, a speech of its own, an entrance, or in capitals.
 */
export function findNameBelowSetting(paragraph: Paragraph, next: Paragraph | undefined): Cue | undefined {
  const cue = findAloneCue(paragraph);
  const below = next && textOfParagraph(next).trim();
  if (!cue || !below || cue.manner || !isNewName(paragraph.lines[0]?.text.trim() ?? "")) return undefined;
  const isSpoken = speaksNext(next) && !hasCapitalsOnly(below) && !beginsWithEntrance(below);
  return isSpoken && !isClosing(below) && !findMarkedCue(below)?.certain ? cue : undefined;
}
