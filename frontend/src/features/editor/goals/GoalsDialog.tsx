import { useState } from "react";
import { setGoal, setWritingWeek } from "#domain/play/document/goals.ts";
import { maxGoal, writingDaysOn } from "#domain/play/goals/goals.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { describeDraft, describeToday } from "#frontend/messages/goals.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { GoalBar } from "./GoalBar.tsx";
import { goalIn } from "./goalIn.ts";
import { Pauses } from "./Pauses.tsx";
import { type GoalState, useGoals } from "./useGoals.ts";
import "./goals.css";
import { helpOn } from "../helpOn.ts";

interface GoalsDialogProps {
  readonly editor: Editor;
  readonly session: PlaySession;
  readonly onClose: () => void;
}

/** What the writer plans to write of this play, and how far it is. Each choice takes effect at once. */
export function GoalsDialog({ editor, session, onClose }: GoalsDialogProps) {
  const state = useGoals(session);
  const { goals, today } = state;
  const days = writingDaysOn(today.day, goals);
  const actions = (
    <Button variant="primary" onClick={onClose}>
      {goalsWords.done}
    </Button>
  );
  return (
    <Dialog
      isOpen
      size="wide"
      title={actionWords.goals}
      help={helpOn(actionWords.goals, "goals")}
      onClose={onClose}
      actions={actions}
    >
      <Progress state={state} written={pagesShown(editor.state()).words} />
      <div className="goal-fields">
        <GoalField editor={editor} name="daily" label={goalsWords.daily} goal={goals.daily} />
        <GoalField editor={editor} name="draft" label={goalsWords.draft} goal={goals.draft} />
        <p className="goal-counting">{goalsWords.counting}</p>
      </div>
      <SelectField
        label={goalsWords.week}
        hint={goalsWords.weekHint({ missed: 7 - days })}
        value={String(days)}
        choices={[1, 2, 3, 4, 5, 6, 7].map((count) => ({
          value: String(count),
          label: goalsWords.weekDays({ days: count }),
        }))}
        onValue={(value) =>
          editor.change({ name: "writing days" }, (doc) =>
            setWritingWeek(doc, { from: today.day, days: Number(value) }),
          )
        }
      />
      <Pauses editor={editor} pauses={goals.pauses} today={today.day} />
    </Dialog>
  );
}

function Progress({
  state: { goals, today, streak },
  written,
}: {
  readonly state: GoalState;
  readonly written: number;
}) {
  return (
    <ul className="goal-list">
      {goals.daily !== undefined && (
        <li>
          <GoalBar words={today.words} goal={goals.daily} />
          <span>
            {today.isPaused ? goalsWords.paused({ words: today.words }) : describeToday(today.words, goals.daily)}
          </span>
        </li>
      )}
      {goals.draft !== undefined && (
        <li>
          <GoalBar words={written} goal={goals.draft} />
          <span>{describeDraft(written, goals.draft)}</span>
        </li>
      )}
      {goals.daily !== undefined && <li>{goalsWords.streak({ days: streak })}</li>}
    </ul>
  );
}

interface GoalFieldProps {
  readonly editor: Editor;
  readonly name: "daily" | "draft";
  readonly label: string;
  readonly goal: number | undefined;
}

function GoalField({ editor, name, label, goal }: GoalFieldProps) {
  const [typed, setTyped] = useState(goal === undefined ? "" : String(goal));
  const [before, setBefore] = useState(goal);
  const onValue = (value: string): void => {
    setTyped(value);
    const next = goalIn(value);
    // The beginning of "2.5" is a goal, too, and was set.
    editor.change({ name: `goal ${name}` }, (doc) => setGoal(doc, name, next === "invalid" ? before : next));
  };
  return (
    <TextField
      label={label}
      hint={goalsWords.goalHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={typed}
      onFocus={() => setBefore(goal)}
      onValue={onValue}
      error={goalIn(typed) === "invalid" ? goalsWords.outOfRange({ max: maxGoal }) : undefined}
    />
  );
}
