import type { SpeechPlace } from "../characters/charactersIn.ts";
import { countWords } from "../count.ts";
import { type DeletedPassage, textOfPassage } from "./deletedPassages.ts";
import type { RemovedPiece, TextHeading } from "./textChange.ts";

/** Where a passage was: all of the play, or from one scene to another, which is often the same. */
export type PassagePlaces =
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly from: SpeechPlace; readonly to: SpeechPlace };

export function placesOf(
  passage: Pick<DeletedPassage, "pieces" | "heading" | "wordsBefore" | "others">,
): PassagePlaces {
  if (passage.wordsBefore <= countWords(textOfPassage(passage))) return { kind: "whole" };
  const runs = [passage, ...(passage.others ?? [])];
  const places = runs.flatMap(({ pieces, heading }) => placesAlong(pieces, placeOfHeading(heading)));
  const from = places[0] ?? {};
  return { kind: "part", from, to: places.at(-1) ?? from };
}

export function placeOfHeading(heading: TextHeading | undefined): SpeechPlace {
  if (!heading) return {};
  const { kind, name, act } = heading;
  return kind === "act" ? { act: name } : { ...(act !== undefined && { act }), scene: name };
}

/** Returns the place of each piece. A heading is a part of what follows it. */
function placesAlong(pieces: readonly RemovedPiece[], start: SpeechPlace): readonly SpeechPlace[] {
  let place = start;
  return pieces.map((piece) => {
    place = placeFrom(place, piece);
    return place;
  });
}

function placeFrom(place: SpeechPlace, { kind, text, start, isAtEnd }: RemovedPiece): SpeechPlace {
  const isHeadingText = start === 0 && isAtEnd;
  if (kind === "act" && isHeadingText) return { act: text };
  return kind === "scene" && isHeadingText
    ? { ...(place.act !== undefined && { act: place.act }), scene: text }
    : place;
}
