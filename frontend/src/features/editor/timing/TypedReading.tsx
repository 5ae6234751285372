import { type SyntheticEvent, useState } from "react";
import { type CalendarDay, dayOf, isCalendarDay } from "#domain/play/goals/day.ts";
import { readDuration } from "#domain/play/timing/readDuration.ts";
import { timingWords } from "#frontend/messages/timing.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import type { TakeReading } from "./takeReading.ts";

interface TypedReadingProps {
  readonly onReading: TakeReading;
}

/** For a reading that was timed without Ghostlight. */
export function TypedReading({ onReading }: TypedReadingProps) {
  const today = dayOf(new Date());
  const [time, setTime] = useState("");
  const [day, setDay] = useState<CalendarDay>(today);
  const [isTried, setTried] = useState(false);
  const seconds = readDuration(time);
  const isDay = isCalendarDay(day) && day <= today;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (seconds === undefined || !isDay) return;
    onReading({ seconds, day });
    setTime("");
    setTried(false);
  };
  return (
    <form className="timing-typed" aria-label={timingWords.typed} onSubmit={save} noValidate>
      <TextField
        label={timingWords.time}
        hint={timingWords.timeHint}
        autoComplete="off"
        maxLength={40}
        value={time}
        onValue={setTime}
        error={isTried && seconds === undefined ? timingWords.timeError : undefined}
      />
      <TextField
        label={timingWords.day}
        type="date"
        max={today}
        value={day}
        onValue={setDay}
        error={isTried && !isDay ? timingWords.dayError : undefined}
      />
      <Button type="submit">{timingWords.save}</Button>
    </form>
  );
}
