import type { ReaderLink } from "../opening/readerLink.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

/** Returns the text that never reached the server: waiting or refused comments, and drafts. */
export function unsentWords(link: ReaderLink): readonly string[] {
  const { errands, drafts } = openLocalFeedbackStore(link).read();
  const waiting = errands.map((one) => {
    if (one.does === "takeBack") return "";
    return one.does === "leave" ? one.feedback.text : one.text;
  });
  const begun = Object.values(drafts).map(({ text }) => text.trim());
  return [...new Set([...waiting, ...begun])].filter((text) => text !== "");
}
