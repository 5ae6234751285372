import { makeMailChoice } from "#domain/api/mailChoices.ts";
import { mailChoiceIn } from "#domain/feedback/mailChoice.ts";
import { Refused } from "#domain/refused.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** Returns the route of links in e-mails about comments. A token is genuine if it ends like this one. */
export const genuineToken = ".genuine";

export const memoryMailChoices = (): readonly MemoryRoute[] => [
  answering(makeMailChoice, ({ params: { token } }) => {
    const made = mailChoiceIn(token);
    if (made && token.endsWith(genuineToken)) return { made };
    throw new Refused("not-found", "This link doesn't work anymore. Open the whole link of the latest e-mail.");
  }),
];
