import type { WordChange } from "#domain/play/versions/wordChanges.ts";

/** Text with its added and removed words. */
export const ComparedWords = ({ words }: { readonly words: readonly WordChange[] }) =>
  words.map(({ change, text }, index) => {
    const key = `${index} ${change}`;
    if (change === "added") return <ins key={key}>{text}</ins>;
    if (change === "removed") return <del key={key}>{text}</del>;
    return <span key={key}>{text}</span>;
  });
