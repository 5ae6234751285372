import { seededRandom } from "#tests/support/seededRandom.ts";

const words =
  "the lamp was left burning on an empty stage so that nobody who comes in the dark shall fall or be afraid of it".split(
    " ",
  );

/**
 * Lines of a scene, one per element, in the order in which Enter leads from one to the next. The same seed gives the
 * same text.
 */
export function knownText(seed: number, speeches: number): string {
  const below = seededRandom(seed);
  const line = (number: number): string => {
    const speech = Array.from({ length: 4 + below(12) }, () => words[below(words.length)]);
    return `${number}: ${speech.join(" ")}.`;
  };
  const speech = (number: number): readonly string[] => [number % 2 === 0 ? "NELL" : "TOM", line(number)];
  const opening = ["Scene 1", "A stage.", "NELL lights the lamp."];
  return [...opening, ...Array.from({ length: speeches }, (_, number) => speech(number)).flat()].join("\n");
}
