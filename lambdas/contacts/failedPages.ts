import { Refused } from "#domain/refused.ts";
import type { FailedPlace } from "#lambdas/stores/outbox.ts";

export const nameOfPage = ({ failedAt, id }: FailedPlace): string =>
  Buffer.from(`${failedAt}#${id}`).toString("base64url");

/** Accepts only a time and an ID, because they become part of a key. */
export function placeOfPage(name: string): FailedPlace {
  const place = Buffer.from(name, "base64url").toString();
  const [, failedAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)#([\w:.-]{36,100})$/.exec(place) ?? [];
  if (failedAt && id) return { failedAt, id };
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { next: "This isn't a valid cursor." },
  });
}
