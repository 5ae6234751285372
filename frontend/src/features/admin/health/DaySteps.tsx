import { formatDay } from "#frontend/messages/format.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { adjacentHealthDay, utcDayOf } from "./healthDay.ts";

const words = healthWords.admin;

interface DayStepsProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** Moves between days, within the thirty days of history. */
export function DaySteps({ day, onDay }: DayStepsProps) {
  const now = new Date();
  const [earlier, later] = [adjacentHealthDay(day, -1, utcDayOf(now)), adjacentHealthDay(day, 1, utcDayOf(now))];
  return (
    <div className="health-steps">
      <Button onClick={() => earlier && onDay(earlier)} isDisabled={!earlier}>
        {words.earlier}
      </Button>
      <time className="health-day" dateTime={day}>
        {formatDay(`${day}T12:00:00`, now)}
      </time>
      <Button onClick={() => later && onDay(later)} isDisabled={!later}>
        {words.later}
      </Button>
    </div>
  );
}
