import { type ActivityType, activityTypes } from "#domain/activity/activity.ts";
import { maxDays } from "#domain/api/adminActivity.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { type ActivityQuery, adjacentDay, daysOf, isFiltered, searchOfToday } from "./activityQuery.ts";

const { filters: words, types } = activityWords;

interface ActivityFiltersProps {
  readonly search: ActivityQuery;
  readonly today: string;
  readonly onSearch: (search: ActivityQuery) => void;
}

const typeChoices = [
  { value: "" as const, label: words.anyType },
  ...activityTypes.map((type) => ({ value: type, label: types[type] })),
];

/** The most common time ranges. */
const spans = [
  { days: 1, label: words.today },
  { days: 7, label: words.lastDays({ days: 7 }) },
  { days: maxDays, label: words.lastDays({ days: maxDays }) },
];

export function ActivityFilters({ search, today, onSearch }: ActivityFiltersProps) {
  const { field, onSubmit } = useForm({
    start: { ...search },
    check: (values) =>
      faults({
        to: daysOf(values).length > 0 ? undefined : words.span({ days: maxDays }),
        path: values.path && !values.path.startsWith("/") ? words.slash : undefined,
      }),
    submit: async (values) => {
      onSearch({ ...values, person: values.person.trim() });
      return undefined;
    },
  });
  const type = field("type");
  return (
    <form className="activity-filters" aria-label={words.legend} noValidate onSubmit={(event) => void onSubmit(event)}>
      <div className="activity-spans">
        <Segmented
          label={words.period}
          value={search.to === today ? search.from : ""}
          choices={spans.map(({ days, label }) => ({ value: adjacentDay(today, 1 - days), label }))}
          onValue={(from) => onSearch({ ...search, from, to: today })}
        />
      </div>
      <TextField {...field("from")} label={words.from} type="date" max={today} />
      <TextField {...field("to")} label={words.to} type="date" max={today} />
      <TextField {...field("person")} label={words.person} placeholder={words.personHint} autoComplete="off" />
      <SelectField<ActivityType | "">
        label={words.type}
        value={type.value}
        onValue={(value) => type.onValue(value)}
        choices={typeChoices}
      />
      <TextField {...field("path")} label={words.path} placeholder={words.pathHint} autoComplete="off" />
      <div className="activity-actions">
        {isFiltered(search) && (
          <Button
            variant="bare"
            onClick={() => onSearch({ ...searchOfToday(today), from: search.from, to: search.to })}
          >
            {words.clear}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {words.show}
        </Button>
      </div>
    </form>
  );
}
