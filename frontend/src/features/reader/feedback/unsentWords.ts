import type { ReaderLink } from "../opening/readerLink.ts";
import { openLocalFeedbackStore } from "./localFeedbackStore.ts";

/** What somebody wrote by a link and the server never had: what waits or was refused, and what was only begun. */
export function unsentWords(link: ReaderLink): readonly string[] {
  const { errands, drafts } = openLocalFeedbackStore(link).read();
  const waiting = errands.map((one) => {
    if (one.does === "takeBack") return "";
    return one.does === "leave" ? one.feedback.text : one.text;
  });
  const begun = Object.values(drafts).map(({ text }) => text.trim());
  return [...new Set([...waiting, ...begun])].filter((text) => text !== "");
}
