import type { ChangeEvent, Ref } from "react";
import { playFileEndings } from "#domain/play/formats/formats.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { type ImportSource, sourcesOf } from "./importing/importSource.ts";

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onFiles: (sources: readonly ImportSource[]) => void;
}

/** Opens the system's file chooser when it's clicked, which a button beside it does. */
export function FileInput({ ref, onFiles }: FileInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const sources = sourcesOf(event.target.files ?? []);
    // The same file can be chosen again after it was corrected.
    event.target.value = "";
    if (sources.length > 0) onFiles(sources);
  };
  return (
    <input
      ref={ref}
      type="file"
      multiple
      className="only-spoken"
      tabIndex={-1}
      aria-label={dashboardWords.chooseFile}
      accept={playFileEndings.join(",")}
      onChange={choose}
    />
  );
}
