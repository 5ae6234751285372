import { useEffect, useState } from "react";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import type { SpellingProblem } from "#domain/play/characters/findSpellingProblems.ts";
import {
  countInSpeeches,
  countMentions,
  findNamesake,
  type Mentions,
  type NamePlan,
  noMentions,
  planCorrection,
  planRename,
} from "#domain/play/characters/planNames.ts";
import { ignoreSpelling, unignoreSpelling } from "#domain/play/document/characterSettings.ts";
import { type TypingRules, withReplacements } from "#domain/play/typing/smartTyping.ts";
import { describeRenaming } from "#frontend/messages/characters.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { undo } from "#frontend/modules/editor/actions/undo.ts";
import { undoManagerOf } from "#frontend/modules/editor/binding/undo.ts";
import { changeNamesIn } from "#frontend/modules/editor/characters/changeNamesIn.ts";
import { readCast } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { typingRulesOf } from "#frontend/modules/editor/playLanguage.ts";
import { readSelection } from "#frontend/modules/editor/plugins/syncSelection.ts";

/** What a change did. */
interface NameNotice {
  readonly text: string;
  /** The former name, if speeches still mention it. */
  readonly oldName?: string;
}

/** Changes of names, each of them one step of undo. `refresh` shows the play as it is after each. */
export function useNameChanges(editor: Editor, refresh: () => void) {
  const [notice, setNotice] = useState<NameNotice>();
  useForgetNotice(editor, notice, setNotice);
  /** Plans are made for the text as it is now, because another device may have changed it. */
  const carryOut = (plan: NamePlan, done: NameNotice): void => {
    const view = editor.view();
    if (view) readSelection(view);
    editor.endStep();
    editor.dispatch(changeNamesIn(editor.state(), plan));
    editor.endStep();
    refresh();
    setNotice(done);
  };
  const change = (edit: Parameters<Editor["change"]>[1], text: string): void => {
    editor.endStep();
    editor.change({ name: "ignored names" }, edit);
    editor.endStep();
    refresh();
    setNotice({ text });
  };
  return {
    /** What the last change did, in words, while it's the last step of undo. */
    notice,
    /** Renames a character, or merges it with the one who already has the name. Returns the key of the result. */
    rename({ key, name }: PlayCharacter, to: string, hasMentions: boolean): string | undefined {
      const play = readCast(editor);
      const plan = planRename(play, key, to);
      const mentions = hasMentions ? typedLike(plan.mentions, typingRulesOf(editor.doc)) : noMentions;
      const newName = findNamesake(play, key, to)?.name ?? to.trim();
      const counts = { cues: plan.cues.length, mentions: countMentions(mentions) };
      const inSpeeches = countInSpeeches(play, key, to);
      const text = [
        describeRenaming(name, newName, counts),
        ...(inSpeeches > 0 ? [charactersWords.stayed({ count: inSpeeches })] : []),
      ];
      const done = { text: text.join(" "), ...(inSpeeches > 0 && { oldName: name }) };
      if (plan.key) carryOut({ ...plan, mentions }, done);
      return plan.key?.to;
    },
    correct(problem: SpellingProblem): void {
      const plan = planCorrection(readCast(editor), problem);
      const { spelling, intended } = problem;
      if (plan.cues.length > 0) {
        carryOut(plan, { text: charactersWords.corrected({ name: spelling.name, intended, count: plan.cues.length }) });
      }
    },
    ignore(name: string): void {
      change((doc) => ignoreSpelling(doc, name), charactersWords.ignored({ name }));
    },
    checkAgain(names: readonly string[]): void {
      change(
        (doc) => {
          for (const name of names) unignoreSpelling(doc, name);
        },
        charactersWords.checkedAgain({ count: names.length }),
      );
    },
    undoLast(): void {
      undo.run(editor.state(), editor.dispatch);
      refresh();
      setNotice(undefined);
    },
  };
}

/** Returns the mentions with the quotes that typing would have made. */
function typedLike({ directions, list, front, synopses }: Mentions, rules: TypingRules): Mentions {
  const typed = <Edit extends { readonly text: string }>(edits: readonly Edit[]): readonly Edit[] =>
    edits.map((edit) => ({ ...edit, text: withReplacements(edit.text, rules) }));
  return { directions: typed(directions), list: typed(list), front: typed(front), synopses: typed(synopses) };
}

/** After any other step of undo, in the text or not, undo would take back something else. */
function useForgetNotice(editor: Editor, notice: NameNotice | undefined, setNotice: (notice: undefined) => void): void {
  useEffect(() => {
    const history = notice === undefined ? undefined : undoManagerOf(editor.state());
    if (!history) return;
    const forget = (): void => setNotice(undefined);
    for (const event of stepEvents) history.on(event, forget);
    return () => {
      for (const event of stepEvents) history.off(event, forget);
    };
  }, [editor, notice, setNotice]);
}

const stepEvents = ["stack-item-added", "stack-item-updated", "stack-item-popped"] as const;
