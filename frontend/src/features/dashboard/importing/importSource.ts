/** Something that was chosen or dropped to be imported. A folder has no file. */
export interface ImportSource {
  readonly name: string;
  readonly file?: File;
}

export const sourcesOf = (files: Iterable<File>): readonly ImportSource[] =>
  Array.from(files, (file) => ({ name: file.name, file }));

/** Returns the dropped files and folders. */
export function droppedSources({ items, files }: Pick<DataTransfer, "items" | "files">): readonly ImportSource[] {
  const folders = new Set<string>();
  for (const item of items ?? []) {
    const entry = item.kind === "file" ? item.webkitGetAsEntry() : null;
    if (entry?.isDirectory) folders.add(entry.name);
  }
  // Browsers list a dropped folder as a file that can't be read.
  return sourcesOf(files).map((source) => (folders.has(source.name) ? { name: source.name } : source));
}
