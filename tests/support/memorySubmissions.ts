import { deleteSubmission, listSubmissions, putSubmissions } from "#domain/api/submissions.ts";
import { isOpen, type Submission } from "#domain/submissions/submission.ts";
import { assertMayHaveOpen } from "#domain/subscription/openSubmissions.ts";
import type { Tier } from "#domain/subscription/plans.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** Returns the routes of one person's submissions, on a plan. The list is one page. */
export function memorySubmissions(
  given: readonly Submission[] = [],
  { tier = "writer", now = () => new Date() }: { readonly tier?: Tier; readonly now?: () => Date } = {},
): readonly MemoryRoute[] {
  const stored = new Map(given.map((one) => [one.submissionId, one]));
  const openOnes = () => [...stored.values()].filter(isOpen);
  return [
    answering(listSubmissions, ({ query: { open } }) => ({
      submissions: open ? openOnes() : [...stored.values()],
    })),
    answering(putSubmissions, ({ body }) => {
      const at = now().toISOString();
      const submissions = body.submissions.map((one) => ({
        ...one,
        createdAt: stored.get(one.submissionId)?.createdAt ?? at,
        changedAt: at,
      }));
      const after = new Map([...stored, ...submissions.map((one) => [one.submissionId, one] as const)]);
      const open = [...after.values()].filter(isOpen).length;
      if (open > openOnes().length) assertMayHaveOpen(tier, open);
      for (const one of submissions) stored.set(one.submissionId, one);
      return { submissions };
    }),
    answering(deleteSubmission, ({ params: { submissionId } }) => {
      stored.delete(submissionId);
      return { submissionId };
    }),
  ];
}
