import { acting, clauseOf, exceptIn, has, indexOf, namesOf } from "./clause.ts";
import { plain } from "./foldName.ts";
import { mentionsIn } from "./mentionsIn.ts";
import { type Sentence, sentencesOf, type Verb, type VerbKind } from "./sentencesOf.ts";
import type { StageCast } from "./stageCast.ts";
import type { StageLanguage } from "./stageLanguage.ts";
import { type DirectionReading, emptyReading, type StageStep } from "./stageStep.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** Who comes and goes is in a direction's first sentences. Imported text may be one block of any length. */
const lettersRead = 4000;

/** Reads entrances and exits in a direction, a parenthetical, or a setting. */
export function readDirection(direction: string, cast: StageCast): DirectionReading {
  const text = plain(direction.slice(0, lettersRead));
  if (text.trim() === "") return emptyReading;
  const { language } = cast;
  const reader = new SentenceReader(language);
  for (const sentence of sentencesOf(text, mentionsIn(text, cast), language)) reader.read(sentence);
  return { steps: reader.steps, named: reader.named, later: reader.later, isOffstage: has(text, language.offstage) };
}

class SentenceReader {
  readonly steps: StageStep[] = [];
  readonly named: string[] = [];
  readonly later: string[] = [];
  #last: readonly string[] = [];
  #entrances = 0;
  readonly #language: StageLanguage;

  constructor(language: StageLanguage) {
    this.#language = language;
  }

  read(sentence: Sentence): void {
    if (has(sentence.text, this.#language.same)) this.#readSame(sentence);
    else this.#note(sentence, this.#readVerbs(sentence));
  }

  /** Reads "The same, without Nora, then Tom". */
  #readSame({ text, mentions }: Sentence): void {
    const except = exceptIn(text, this.#language);
    const then = indexOrEnd(text, this.#language.next);
    this.steps.push({ kind: "same", except: namesOf(mentions.filter(({ from }) => from > except)) });
    const present = mentions.filter(({ from }) => from < except);
    this.named.push(...namesOf(present.filter(({ from }) => from < then)));
    this.later.push(...namesOf(present.filter(({ from }) => from > then)));
  }

  /** Returns the names that are part of an entrance or exit. */
  #readVerbs(sentence: Sentence): ReadonlySet<string> {
    const used: string[] = [];
    const { verbs, text } = sentence;
    let previous: Subject | undefined;
    for (const [at, verb] of verbs.entries()) {
      const [start, end] = [verbs[at - 1]?.to ?? 0, verbs[at + 1]?.from ?? text.length];
      const clause = clauseOf(sentence, verb, start, end, this.#language);
      previous = subjectOf(clause, { language: this.#language, last: this.#last, previous });
      this.#entrances += Number(verb.kind === "enterFirst");
      if (!previous) continue;
      if (verb.kind === "stays") this.#keep(previous);
      else this.steps.push(...this.#stepsOf(verb, previous));
      const names = subjectNames(previous);
      used.push(...names);
      if (names.length > 0) this.#last = names;
    }
    return new Set(used);
  }

  #stepsOf({ kind, text }: Verb, subject: Subject): readonly StageStep[] {
    const isExit = exits.has(kind);
    const isGoing = goes.has(kind);
    if (subject === "pair") return isGoing ? [{ kind: "exitBoth" }] : [];
    if ("except" in subject) {
      const entered = this.#entrances > 0 && /^exeunt$/i.test(text);
      return isGoing ? [{ kind: "exitAll", except: subject.except, entered }] : [];
    }
    if (!subject.speaker && subject.names.length === 0) return [];
    const does = isExit ? "exit" : "enter";
    return [{ kind: kind === "crosses" ? "cross" : does, ...subject, again: !isExit && again.test(text) }];
  }

  /** Excepts who stays from an exit of everyone: "Exeunt. Manet Hamlet." "Manent" alone means that the others leave. */
  #keep(subject: Subject): void {
    const isLatin = typeof subject === "object" && "except" in subject;
    const names = isLatin ? subject.except : subjectNames(subject);
    const all = this.steps.findLastIndex(({ kind }) => kind === "exitAll");
    const step = this.steps[all] ?? this.steps.at(-1);
    if (step?.kind === "exitAll") this.steps[all] = { ...step, except: [...step.except, ...names] };
    else if (isLatin) this.steps.push({ kind: "exitAll", except: names, entered: false });
    else if (step?.kind === "exit") this.steps.push({ kind: "enter", names, speaker: false, again: true });
  }

  #note({ text, mentions, verbs, goesOn }: Sentence, used: ReadonlySet<string>): void {
    const rest = acting(mentions).filter(({ names }) => !names.some((name) => used.has(name)));
    const step = this.steps.at(-1);
    if (goesOn && verbs.length === 0 && step?.kind === "enter" && this.#entrances > 0) {
      this.steps[this.steps.length - 1] = { ...step, names: [...step.names, ...namesOf(rest)] };
      return;
    }
    const then = verbs.length === 0 ? indexOrEnd(text, this.#language.next) : text.length;
    for (const { names, from } of rest) (from > then ? this.later : this.named).push(...names);
    if (verbs.length === 0 && rest.length > 0) this.#last = namesOf(rest);
  }
}

const subjectNames = (subject: Subject): readonly string[] =>
  typeof subject === "object" && "names" in subject ? subject.names : [];

const exits: ReadonlySet<VerbKind> = new Set(["exits", "exitFirst", "exiting"]);
/** Of everybody who is on stage, and of both, these are exits. */
const goes: ReadonlySet<VerbKind> = new Set([...exits, "crosses"]);

/** Whoever does this has been on stage before. */
const again =
  /^re-?e|return|back|zuruck|^rentr|^revi|^repar|^reven|ater|tillbaka|возвращ|tilbage|tilbake|terug|vuelv|regres|torn|戻/iu;

function indexOrEnd(text: string, pattern: RegExp): number {
  const at = indexOf(text, pattern);
  return at < 0 ? text.length : at;
}
