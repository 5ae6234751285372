import { useId } from "react";
import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";
import { isBlindFile, type PackageFile } from "#domain/play/formats/package/planPackage.ts";
import { submissionWords as words } from "#frontend/messages/submission.ts";
import type { ShownPlan } from "./usePackagePlan.ts";

interface FileListProps extends ShownPlan {
  readonly choices: PackageChoices;
}

/** The files that the package will have. In a blind package, it says which ones have the author's name. */
export function FileList({ plan: { files, zipName }, pageCounts, choices }: FileListProps) {
  const label = useId();
  const hasBlindFile = files.some(({ part }) => isBlindFile(part, choices));
  return (
    <section className="submission-files" aria-labelledby={label}>
      <h3 id={label} className="submission-heading">
        {words.files}
      </h3>
      {files.length === 0 ? (
        <p className="export-hint">{words.noFiles}</p>
      ) : (
        <>
          <p className="submission-zip">{words.zip(zipName, files.length)}</p>
          <ul>
            {files.map((file) => (
              <li key={file.name}>
                <span className="submission-file">{file.name}</span>{" "}
                <span className="export-hint">
                  {factsOf(file, pageCounts, hasBlindFile && !isBlindFile(file.part, choices))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const factsOf = ({ name }: PackageFile, pageCounts: ShownPlan["pageCounts"], isNamed: boolean): string => {
  const pages = pageCounts.get(name);
  return [pages !== undefined && words.pageCount(pages), isNamed && words.named]
    .filter((fact) => fact !== false)
    .join(", ");
};
