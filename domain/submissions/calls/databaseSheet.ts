import { countPlay } from "../../play/countPlay.ts";
import { pageWordsOf } from "../../play/layout/pageWords.ts";
import type { Character, Play } from "../../play/play.ts";
import { runTime } from "../../play/runTime.ts";

/** What databases of scripts ask for. Empty where nothing is written. */
export interface DatabaseSheetFacts {
  readonly title: string;
  readonly synopsis: string;
  readonly minutes: number;
  /** Whether a reading was timed. Otherwise the minutes are estimated. */
  readonly isTimed: boolean;
  readonly pages: number;
  /** A line for each role: its name, age and gender. */
  readonly cast: readonly string[];
  readonly productionHistory: string;
}

export function databaseSheetOf(play: Play, pages: number): DatabaseSheetFacts {
  const { title, synopsis, productionHistory, characters } = play.front;
  const { timedReading } = play;
  const { minutes, isTimed } = runTime({ pages, spokenWords: countPlay(play).spokenWords, timedReading });
  return {
    title: title.trim() || pageWordsOf(play.typing?.language).untitled,
    synopsis: synopsis.trim(),
    minutes,
    isTimed,
    pages,
    cast: characters.filter(({ name }) => name.trim() !== "").map(roleOf),
    productionHistory: productionHistory.trim(),
  };
}

const roleOf = ({ name, age, gender }: Character): string =>
  [name, age, gender]
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(", ");
