/** A speech that begins with its speaker's name: `HAMLET. To be`, `Hamlet (aside): To be`, `_Hamlet._ To be`. */
export interface RunInCue {
  readonly name: string;
  /** What stood in brackets behind the name. */
  readonly manner?: string;
  readonly rest: string;
  /** `HAMLET:`, which needs no second speech to be believed. */
  readonly certain: boolean;
}

/** A name with a title before it goes on behind the full stop: `Mrs. Peachum.` */
const runIn =
  /^[ \t]*_?([^\s_([.:][^_([:]{0,39}?)_?[ \t]*(?:[([]([^()[\]]{1,200})[)\]][ \t]*)?(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|M|Mme|Mlle|Rev|Hon|Lt|Capt))([.:])_?(?:[ \t]+|$)(.*)$/iu;

/** A name is a few words that begin with capitals, or with letters of a script without. */
function isName(text: string): boolean {
  const words = text.split(/[ \t]+/);
  return (
    words.length <= 5 && /^[\p{Lu}\p{Lo}]/u.test(text) && words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2
  );
}

function findCandidate(line: string): RunInCue | undefined {
  const [, name = "", manner, mark, rest = ""] = runIn.exec(line) ?? [];
  if (name === "" || !isName(name)) return undefined;
  const certain = mark === ":" && /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(name);
  return { name, rest, certain, ...(manner === undefined ? {} : { manner }) };
}

/** Only a name that begins more than one paragraph is a speaker's: a sentence may begin with one word, too. */
const leastSpeeches = 2;

const fold = (name: string): string => name.toLowerCase();

/** Who speaks, in lower case. `Pause.` comes often, but never with words behind or below it. */
export function findSpeakers(paragraphs: readonly (readonly string[])[]): ReadonlySet<string> {
  const speeches = new Map<string, number>();
  const speaking = new Set<string>();
  for (const [first = "", second] of paragraphs) {
    const cue = findCandidate(first);
    if (!cue) continue;
    const name = fold(cue.name);
    speeches.set(name, (speeches.get(name) ?? 0) + (cue.certain ? leastSpeeches : 1));
    if (cue.rest !== "" || second !== undefined) speaking.add(name);
  }
  return new Set([...speaking].filter((name) => (speeches.get(name) ?? 0) >= leastSpeeches));
}

export function findRunInCue(line: string, speakers: ReadonlySet<string>): RunInCue | undefined {
  const cue = findCandidate(line);
  return cue && speakers.has(fold(cue.name)) ? cue : undefined;
}
