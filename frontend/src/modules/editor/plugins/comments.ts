import { passageMarks } from "./passageMarks.ts";

/** Readers' comments in the text, while their panel is open. */
export const {
  plugin: comments,
  withPassages: withComments,
  withCurrent,
  currentOf: currentComment,
  staleOf: staleComments,
  idsOf: commentIds,
  findRange: findCommentRange,
} = passageMarks({
  markClass: "comment",
  resolvedClass: "comment-resolved",
  currentClass: "comment-current",
});
