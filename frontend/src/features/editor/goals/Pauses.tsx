import { type SyntheticEvent, useState } from "react";
import { removePause, setPause } from "#domain/play/document/goals.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/play/goals/day.ts";
import type { Pause } from "#domain/play/goals/goals.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";

interface PausesProps {
  readonly editor: Editor;
  readonly pauses: readonly Pause[];
  readonly today: CalendarDay;
}

/** The writer's vacations: a list, and a form to add one. */
export function Pauses({ editor, pauses, today }: PausesProps) {
  const remove = (from: CalendarDay): void => editor.change({}, (doc) => removePause(doc, from));
  return (
    <fieldset className="goal-pauses">
      <legend>{goalsWords.pauses}</legend>
      <p>{goalsWords.pausesHint}</p>
      {pauses.length === 0 && <p>{goalsWords.noPauses}</p>}
      <ul>
        {pauses.map(({ from, to }) => {
          const [first, last] = [formatCalendarDay(from), formatCalendarDay(to)];
          const name = first === last ? first : goalsWords.pause({ from: first, to: last });
          return (
            <li key={from}>
              <span>{name}</span>
              <Button
                size="small"
                aria-label={goalsWords.removePauseNamed({ pause: name })}
                onClick={() => remove(from)}
              >
                {goalsWords.removePause}
              </Button>
            </li>
          );
        })}
      </ul>
      <PauseForm today={today} onPause={(pause) => editor.change({}, (doc) => setPause(doc, pause))} />
    </fieldset>
  );
}

interface PauseFormProps {
  readonly today: CalendarDay;
  readonly onPause: (pause: Pause) => void;
}

function PauseForm({ today, onPause }: PauseFormProps) {
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(addDays(today, 6));
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (errorsOf(from, to).length === 0) onPause({ from, to });
  };
  const [error] = errorsOf(from, to);
  return (
    <form className="goal-pause-form" onSubmit={add}>
      <TextField label={goalsWords.from} type="date" value={from} onValue={setFrom} />
      <TextField label={goalsWords.to} type="date" value={to} onValue={setTo} error={error} />
      <Button type="submit" isDisabled={error !== undefined}>
        {goalsWords.addPause}
      </Button>
    </form>
  );
}

function errorsOf(from: string, to: string): readonly string[] {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return [goalsWords.noDay];
  return to < from ? [goalsWords.endsBefore] : [];
}
