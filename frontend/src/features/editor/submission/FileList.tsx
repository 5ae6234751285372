import { useId } from "react";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { isBlindFile, nameWithPages } from "#domain/play/formats/package/planPackage.ts";
import type { PageCount } from "#domain/play/layout/pageCount.ts";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { submissionWords } from "#frontend/messages/submission.yaml";
import type { ShownPlan } from "./usePackagePlan.ts";

interface FileListProps extends ShownPlan {
  readonly choices: PackageChoices;
  readonly recipient: string;
}

/** The files that the package will have. In a blind package, it says which ones have the author's name. */
export function FileList({ plan: { files, zipNameFor }, pageCounts, choices, recipient }: FileListProps) {
  const label = useId();
  const hasBlindFile = files.some(({ part }) => isBlindFile(part, choices));
  return (
    <section className="submission-files" aria-labelledby={label}>
      <h3 id={label} className="submission-heading">
        {submissionWords.files}
      </h3>
      {files.length === 0 ? (
        <p className="export-hint">{submissionWords.noFiles}</p>
      ) : (
        <>
          <p className="submission-zip">{submissionWords.zip({ name: zipNameFor(recipient), files: files.length })}</p>
          <ul>
            {files.map((file) => {
              const pages = pageCounts.get(file.name);
              const isNamed = hasBlindFile && !isBlindFile(file.part, choices);
              return (
                <li key={file.name}>
                  <span className="submission-file">
                    {pages === undefined ? file.name : nameWithPages(file, pages.sheets, choices)}
                  </span>{" "}
                  <span className="export-hint">{factsOf(choices.format === "pdf" ? pages : undefined, isNamed)}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

/** Word breaks pages itself, so its files have no number of pages. */
const factsOf = (pages: PageCount | undefined, isNamed: boolean): string =>
  [pages !== undefined && describePageCount(pages), isNamed && submissionWords.named]
    .filter((fact) => fact !== false)
    .join(", ");
