import * as z from "zod";
import { type Refusal, Refused, statusOfRefusal } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";

const problem = z.object({
  code: z.string(),
  detail: z.string().transform(translateSentence),
  fields: z.record(z.string(), z.string().transform(translateSentence)).optional(),
});

/**
 * Returns the refusal in a response, in the interface's language: the server's, or one made from the gateway's response if our
 * code wasn't reached.
 */
export async function refusalOf(answer: Response): Promise<Refused> {
  const reason = reasonOf(answer.status);
  const body = problem.safeParse(await answer.json().catch(() => undefined));
  if (!body.success) return new Refused(reason, sentences[reason] ?? failureWords.ours);
  const { code, detail, fields } = body.data;
  return new Refused(reason, detail, { code, ...(fields && { fields }) });
}

const reasons = new Map<number, Refusal>(
  Object.entries(statusOfRefusal).map(([reason, status]) => [status, reason as Refusal]),
);

const reasonOf = (status: number): Refusal => reasons.get(status) ?? "unavailable";

const sentences: Partial<Record<Refusal, string>> = {
  "not-signed-in": failureWords.signedOut,
  "too-large": failureWords.tooLarge,
  "too-many": failureWords.busy,
};
