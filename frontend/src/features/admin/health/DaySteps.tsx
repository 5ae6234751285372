import { Button } from "#frontend/ui/Button.tsx";
import { formatDay } from "#frontend/words/format.ts";
import { healthWords } from "#frontend/words/health.ts";
import { dayBeside, dayOf } from "./healthDay.ts";

const words = healthWords.admin;

interface DayStepsProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** From day to day, within the thirty that are kept. */
export function DaySteps({ day, onDay }: DayStepsProps) {
  const now = new Date();
  const [earlier, later] = [dayBeside(day, -1, dayOf(now)), dayBeside(day, 1, dayOf(now))];
  return (
    <>
      <Button onClick={() => earlier && onDay(earlier)} isDisabled={!earlier}>
        {words.earlier}
      </Button>
      <time className="health-day" dateTime={day}>
        {formatDay(`${day}T12:00:00`, now)}
      </time>
      <Button onClick={() => later && onDay(later)} isDisabled={!later}>
        {words.later}
      </Button>
    </>
  );
}
