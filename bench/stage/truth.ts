import { parseXml, type XmlElement } from "#domain/play/formats/xml/parseXml.ts";
import { foldName } from "#domain/play/stage/foldName.ts";

/** Who enters and exits in one scene, each as often as the markup says: `+hamlet`, `-ophelia`. */
export type Moves = readonly string[];

const elements = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.flatMap((child) => (typeof child !== "string" && child.name === name ? [child] : []));

const wordsIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === "string" ? child : wordsIn(child))).join(" ");

/**
 * Reads the entrances and exits that an edition of Hamlet marks up with the names of those who come and go, scene by
 * scene. Only speaking characters count: the edition names attendants, too.
 */
export function markedMoves(xml: string): readonly Moves[] {
  const [play] = elements(parseXml(xml, "XML"), "text");
  const scenes = play ? elements(play, "act").flatMap((act) => elements(act, "scene")) : [];
  const texts = scenes.map((scene) => elements(scene, "text"));
  const speakers = new Set(
    texts.flatMap((all) => all.flatMap(({ attributes }) => (attributes.char ? [keyOf(attributes.char)] : []))),
  );
  return texts.map((all) => movesIn(all, speakers));
}

function movesIn(texts: readonly XmlElement[], speakers: ReadonlySet<string>): Moves {
  const moves: string[] = [];
  const present = new Set<string>();
  let speaker = "";
  const move = (name: string, sign: "+" | "-"): void => {
    if (present.has(name) === (sign === "+")) return;
    moves.push(sign + name);
    if (sign === "+") present.add(name);
    else present.delete(name);
  };
  for (const text of texts) {
    const { type = "", char } = text.attributes;
    if (char) speaker = keyOf(char);
    const named = namesIn(wordsIn(text), speakers);
    const who: Readonly<Record<string, readonly string[]>> = {
      enter: named,
      exit: leaving(text, named, [speaker], present),
      exeunt: leaving(text, named, [...present], present),
    };
    for (const name of who[type] ?? []) move(name, type === "enter" ? "+" : "-");
  }
  return moves;
}

function leaving(
  text: XmlElement,
  named: readonly string[],
  unnamed: readonly string[],
  present: ReadonlySet<string>,
): readonly string[] {
  if (/\ball\b.*\b(?:but|except)\b/i.test(wordsIn(text))) return [...present].filter((name) => !named.includes(name));
  return named.length > 0 ? named : unnamed;
}

/** Splits a list of names. The markup has nothing else where it says who comes or goes. */
const namesIn = (text: string, speakers: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    text
      .split(/[,;.:]|\b(?:and|with|but|to him|except)\b/)
      .map(keyOf)
      .filter((name) => speakers.has(name)),
  ),
];

/** The two editions name the royal couple differently. */
const keyOf = (name: string): string =>
  foldName(name)
    .replace(/^(?:a|an|the|another) /, "")
    .replace(/^king claudius$/, "king")
    .replace(/^queen gertrude$/, "queen")
    .replace(/^prince fortinbras$/, "fortinbras");

export const nameKeyOf = keyOf;

/** How many of the moves of each scene were found, and how many of those found are marked. */
export function compare(marked: readonly Moves[], found: readonly Moves[], sign: string) {
  let [both, all, recognized] = [0, 0, 0];
  for (const [scene, moves] of marked.entries()) {
    const wanted = moves.filter((move) => move.startsWith(sign));
    const left = (found[scene] ?? []).filter((move) => move.startsWith(sign));
    all += wanted.length;
    recognized += left.length;
    for (const move of wanted) {
      const at = left.indexOf(move);
      if (at < 0) continue;
      left.splice(at, 1);
      both++;
    }
  }
  return { recall: both / all, precision: both / recognized, marked: all };
}
