import { currentLanguage } from "#frontend/messages/locale.ts";
import { readingWords } from "#frontend/messages/reading.yaml";

/** Says above the text that the play is a demonstration, and what becomes of comments on it. */
export const DemonstrationNote = () => (
  <p className="reader-demonstration" lang={currentLanguage()}>
    <strong>{readingWords.demonstration.title}</strong> <span>{readingWords.demonstration.text}</span>
  </p>
);
