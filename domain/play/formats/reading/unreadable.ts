/** What to do with files that people have but that Ghostlight can't read, by their endings. */
const advice: Readonly<Record<string, (name: string) => string>> = {
  ".doc": (name) =>
    `“${name}” is an older Word document. Open it in Word, LibreOffice or Google Docs, save it as .docx, and import that file.`,
  ".fdr": (name) =>
    `“${name}” is from Final Draft 7 or earlier. Open it in a newer Final Draft, save it as .fdx, and import that file.`,
  ".pages": (name) =>
    `“${name}” is a Pages document. Open it in Pages, choose File > Export To > Word, and import that file.`,
  ".gdoc": (name) =>
    `“${name}” is only a link to a Google document. Open the document, choose File > Download > Microsoft Word, and import that file.`,
  ".mmsw": screenwriter,
  ".mmx": screenwriter,
  ".scw": screenwriter,
  ".wpd": (name) =>
    `“${name}” is a WordPerfect document. Open it in WordPerfect or LibreOffice, save it as .docx, and import that file.`,
  ".wps": (name) =>
    `“${name}” is a Microsoft Works document. Open it in Word or LibreOffice, save it as .docx, and import that file.`,
};

function screenwriter(name: string): string {
  return `“${name}” is from Movie Magic Screenwriter. Open it there, export it as Final Draft (.fdx) or RTF, and import that file.`;
}

/** Returns a sentence that says what to do with a file of a format that can't be read; undefined for other files. */
export const adviceFor = (name: string, extension: string): string | undefined => advice[extension]?.(name);
