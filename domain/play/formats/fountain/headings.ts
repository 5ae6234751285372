const actWord = /^(acte?|akte?|atto|acto|aufzug)(?!\p{L})/iu;
const sceneWord = /^(scene|scène|szene|scena|escena|auftritt)(?!\p{L})/iu;

/** Level 1 is an act and all lower levels are scenes, unless the text says otherwise. */
export function headingKind(level: number, text: string): "act" | "scene" {
  if (actWord.test(text)) return "act";
  if (sceneWord.test(text)) return "scene";
  return level === 1 ? "act" : "scene";
}

/** Scene numbers as screenplay programs write them after a heading: `#12A#`. */
export const sceneNumber = /[ \t]#[^#\s][^#]*(?<!\\)#$/;

const castWords =
  /^(dramatis person(ae|æ|a)|(list of |the )?characters?( of the play| in order of (appearance|speaking))?|(the )?cast( of characters| list)?|persons? (of|in) the play|the persons|personen( ?\/.*)?|personnages|personajes|personaggi|personer(na)?|действующие лица|登場人物)[.:]?$/i;

/** A heading of the cast list. */
export const isCastHeading = (text: string): boolean => text.length < 60 && castWords.test(text);

const screenHeading = /^(int|ext|est|int\.?\/ext|ext\.?\/int|i\.?\/e)[. ]/i;
const numberedHeading =
  /^(acte?|akt|scene|scène|szene) ([ivxlc]+|\d+(\.[ivxlc\d]+)?|one|two|three|four|five|six|seven|eight|nine|ten)([.:,;–—-].*)?$/i;
const ordinalHeading = /^((the )?(prologue|epilogue)|(first|second|third|fourth|fifth) act)[.:]?$/i;

/** Recognizes a heading without a marker; `alone` if its paragraph has no other line. */
export function findPlainHeading(line: string, alone: boolean): "act" | "scene" | undefined {
  if (screenHeading.test(line)) return "scene";
  if (line.length > (alone ? 80 : 12)) return undefined;
  if (numberedHeading.test(line)) return headingKind(2, line);
  if (alone && ordinalHeading.test(line)) return headingKind(1, line);
  return undefined;
}

const bare = (text: string): string =>
  text
    .replace(/[*_\\.:]/g, "")
    .trim()
    .toLowerCase();

/** Whether a line only repeats a heading, as in `# ACT I` with `> ACT I <` below it for programs that skip sections. */
export const repeats = (heading: string, line: string): boolean => bare(heading) === bare(line);
