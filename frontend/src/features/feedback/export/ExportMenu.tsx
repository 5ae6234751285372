import type * as Y from "yjs";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { feedbackFile } from "#domain/feedback/feedbackFile.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { mayUse, plans, planWith } from "#domain/subscription/plans.ts";
import { feedbackReportWords as words } from "#frontend/messages/feedbackReport.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import type { Sources } from "#frontend/modules/feedback/sources.ts";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Menu } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import type { Overview } from "../useOverview.ts";
import { csvLinesOf } from "./csvLines.ts";
import type { ReportFormat } from "./writeReport.ts";

interface ExportMenuProps {
  readonly doc: Y.Doc;
  readonly title: string;
  readonly overview: Overview;
  readonly sources: Sources;
  readonly questions: readonly GuidedQuestion[] | undefined;
}

/** Downloads all feedback: beside the play's text, or as a table if the plan includes it. */
export function ExportMenu({ doc, title, overview, sources, questions = [] }: ExportMenuProps) {
  const tier = useTier();
  const name = (extension: string) => fileName(words.fileName({ title }), extension, menuLabels);
  const report = useAction(async (format: ReportFormat) => {
    const { writeReport } = await import("./writeReport.ts");
    const file = await writeReport(readPlay(doc), format, { overview, sources, questions, now: new Date() });
    download(file, name(format));
  }, showToast);
  const saveTable = () => {
    const text = feedbackFile(csvLinesOf(overview, questions, sources));
    download(new Blob([text], { type: "text/csv;charset=utf-8" }), name("csv"));
  };
  if (tier === undefined) return null;
  const hasTable = mayUse(tier, "feedbackCsv");
  return (
    <Menu
      label={words.export}
      variant="quiet"
      align="end"
      items={[
        { label: words.word, onSelect: () => void report.run("docx"), isDisabled: report.isBusy },
        { label: words.pdf, onSelect: () => void report.run("pdf"), isDisabled: report.isBusy },
        {
          label: words.csv,
          onSelect: saveTable,
          isDisabled: !hasTable,
          ...(!hasTable && { aside: plans[planWith("feedbackCsv")].name }),
        },
      ]}
    >
      {report.isBusy ? words.working : words.export}
    </Menu>
  );
}
