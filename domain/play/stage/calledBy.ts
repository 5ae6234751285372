import { foldName, wordsOf } from "./foldName.ts";

export interface CalledBy {
  readonly words: readonly string[];
  /** Several if the name is the plural of what they're called: "the Players". */
  readonly names: readonly string[];
}

/** A character with everything that is known about the name. */
export interface Person {
  readonly name: string;
  readonly fullNames: readonly string[];
  readonly description: string;
  readonly speaks: boolean;
}

export const nameHasPart = (name: string, part: string): boolean => ` ${name} `.includes(` ${part} `);

/** Returns the title that a description starts with: "king" in "king of Denmark". */
export function titleIn(description: string): string {
  const [start = ""] = description.split(/[,.;:(]|\s(?:of|to|von|de|du|des|of the|i|på|at|in|из)\s/u);
  const words = wordsOf(start);
  return words.length <= 2 && !words.some((word) => weak.has(word)) ? words.join(" ") : "";
}

/** Words in names that aren't a name on their own. */
const weak = new Set(
  wordsOf(
    `a an the of to and in le la les l de du des d un une et der die das den dem ein eine von van zu und het een en ett den det
    el los una il lo i gli di da mr mrs ms miss dr doctor doktor rev reverend canon hon lord lady sir madam madame dame
    master mistress herr frau fraulein hr fr frl froken fru m mme mlle monsieur mademoiselle messire sieur don dona
    senor senora signor signora mynheer mevrouw meneer gospodin st saint young old little other another his her their
    sein seine ihr ihre sa son ses hans hennes его ее
    two three four five six seven eight zwei drei vier deux trois quatre två tre två fyra
    first second third fourth fifth sixth 1 2 3 4 5 6 7 8 9 i ii iii iv v 1st 2nd 3rd erster erste zweiter zweite dritter
    dritte premier premiere deuxieme second seconde troisieme autre forste andre forsta andra tredje p j`,
  ),
);

/** Returns what characters may be called in a direction, by the first word. */
export function calledBy(people: readonly Person[]): ReadonlyMap<string, readonly CalledBy[]> {
  const fullNames = new Map<string, Set<string>>();
  const parts = new Map<string, Set<string>>();
  for (const person of people) {
    for (const full of fullNamesOf(person)) add(fullNames, full, person.name);
    for (const part of partsOf(person)) add(parts, part, person.name);
  }
  const called = new Map(fullNames);
  for (const [part, who] of parts) if (who.size === 1 && !called.has(part)) called.set(part, who);
  const groups = groupsOf(parts, people);
  for (const [plural, who] of groups) if (!called.has(plural)) called.set(plural, new Set(who));
  return byFirstWord(called, groups, new Set(people.flatMap(({ name, speaks }) => (speaks ? [] : [name]))));
}

const fullNamesOf = ({ name, fullNames }: Person): readonly string[] =>
  [name, ...fullNames].flatMap((one) => [withoutArticle(one), foldName(one)]);

/** Returns who may be called by the plural of a part of a name: "the Players". */
function groupsOf(
  parts: ReadonlyMap<string, ReadonlySet<string>>,
  people: readonly Person[],
): ReadonlyMap<string, readonly string[]> {
  const speaking = new Set(people.flatMap(({ name, speaks }) => (speaks ? [name] : [])));
  const groups = new Map<string, readonly string[]>();
  for (const [part, who] of parts) {
    const members = [...who].filter((name) => speaking.has(name));
    const isNumbered = members.some((name) => wordsOf(name).some((word) => weak.has(word)));
    if (part.includes(" ") || members.length === 0 || (members.length === 1 && !isNumbered)) continue;
    for (const plural of pluralsOf(part)) groups.set(plural, members);
  }
  return groups;
}

const pluralsOf = (word: string): readonly string[] =>
  word.length < 3 ? [] : ["s", "es", "e", "en", "n", "er", "ar", "or", "x", "ы", "и"].map((ending) => word + ending);

export function withoutArticle(name: string): string {
  const words = wordsOf(name);
  const [first = ""] = words;
  return words.length > 1 && articles.has(first) ? words.slice(1).join(" ") : words.join(" ");
}

const articles = new Set(
  wordsOf("a an the le la les l un une der die das ein eine het een en ett den det el los il lo"),
);

/** Returns what else somebody may be called: without titles, by one of the names, or by the description. */
function partsOf({ fullNames, name, description }: Person): readonly string[] {
  const parts = [name, ...fullNames].flatMap((full) => [...withoutTitles(full), ...singleNames(full)]);
  const title = titleIn(description);
  return title === "" ? parts : [...parts, title];
}

function withoutTitles(name: string): readonly string[] {
  const words = wordsOf(name);
  const start = words.findIndex((word) => !weak.has(word));
  return start > 0 ? [words.slice(start).join(" ")] : [];
}

function singleNames(name: string): readonly string[] {
  const words = wordsOf(name);
  const own = properWords(name);
  return words.length > 1 ? words.filter((word) => !weak.has(word) && own.has(word) && word.length > 1) : [];
}

/** Returns the words of a name up to "of", which what comes after isn't about: "Ghost of Hamlet's father". */
const properWords = (name: string): ReadonlySet<string> =>
  new Set(wordsOf(name.split(/\s(?:of|to|from)\s|,/iu)[0] ?? ""));

function add(map: Map<string, Set<string>>, key: string, name: string): void {
  if (key === "") return;
  const names = map.get(key) ?? new Set();
  map.set(key, names.add(name));
}

/** A listed group that doesn't speak means its members: "Players", if the First Player speaks. */
function byFirstWord(
  called: ReadonlyMap<string, ReadonlySet<string>>,
  groups: ReadonlyMap<string, readonly string[]>,
  silent: ReadonlySet<string>,
): ReadonlyMap<string, readonly CalledBy[]> {
  const out = new Map<string, CalledBy[]>();
  for (const [name, who] of called) {
    const words = name.split(" ");
    const members = [...who].every((one) => silent.has(one)) ? groups.get(words.at(-1) ?? "") : undefined;
    const [first = ""] = words;
    out.set(first, [...(out.get(first) ?? []), { words, names: members ?? [...who] }]);
  }
  for (const list of out.values()) list.sort((a, b) => b.words.length - a.words.length);
  return out;
}
