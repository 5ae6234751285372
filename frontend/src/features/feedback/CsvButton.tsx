import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { type FeedbackLine, feedbackFile } from "#domain/feedback/feedbackFile.ts";
import { isElsewhere } from "#domain/feedback/filter.ts";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { mayUse, plans, planWith } from "#domain/subscription/plans.ts";
import { feedbackKindWords, feedbackWords } from "#frontend/messages/feedback.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import type { Sources } from "#frontend/modules/feedback/sources.ts";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { Button } from "#frontend/ui/Button.tsx";
import type { Overview } from "./useOverview.ts";

const { screen: words } = feedbackWords;

interface CsvButtonProps {
  readonly title: string;
  readonly overview: Overview;
  readonly sources: Sources;
  readonly questions: readonly GuidedQuestion[] | undefined;
}

/** Downloads all feedback as a CSV file, if the plan includes it. */
export function CsvButton({ title, overview, sources, questions }: CsvButtonProps) {
  const tier = useTier();
  if (tier === undefined) return null;
  const isOpen = mayUse(tier, "feedbackCsv");
  const save = (): void => {
    const text = feedbackFile(csvLinesOf(overview, questions ?? [], sources));
    download(
      new Blob([text], { type: "text/csv;charset=utf-8" }),
      fileName(words.csvName({ title }), "csv", menuLabels),
    );
  };
  return (
    <>
      {!isOpen && <span className="csv-locked">{words.csvLocked({ plan: plans[planWith("feedbackCsv")].name })}</span>}
      <Button isDisabled={!isOpen} onClick={save}>
        {words.csv}
      </Button>
    </>
  );
}

/** Returns a line for each comment and each answer, in the words of the screen. */
function csvLinesOf(
  { comments, answers, placeOf, names }: Overview,
  questions: readonly GuidedQuestion[],
  sources: Sources,
): readonly FeedbackLine[] {
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  return [...comments, ...answers].map((entry) => {
    const where = placeOf.get(entry.feedbackId) ?? isElsewhere.whole;
    return {
      ...entry,
      reader: sources.readers.get(entry.readerId) ?? "",
      link: sources.links.get(entry.shareId) ?? "",
      kind: feedbackKindWords[entry.kind],
      state: feedbackWords.filters.states[entry.state],
      scene: (where !== isElsewhere.gone && names.get(where)) || "",
      isGone: where === isElsewhere.gone,
      question: (entry.questionId && asked.get(entry.questionId)) ?? "",
    };
  });
}
