/** What exporting a play says when it cannot. */
export const exportingWords = {
  missingGlyphs: (named: readonly string[], others: number) =>
    `The manuscript fonts have no ${named.join(", ")}${others > 0 ? ` and ${others} more` : ""}. Export it all the same with question marks in their place, or change the text; Fountain keeps every character.`,
  onPage: (character: string, page: string) => (page === "" ? `“${character}”` : `“${character}” (page ${page})`),
  fontsUnreachable: "The manuscript fonts could not be loaded. Check the connection and export once more.",
  pdfFailed: "The PDF could not be made. Try once more, or export as Fountain: it has every word.",
} as const;
