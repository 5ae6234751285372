import type { ShareLink } from "#domain/api/sharing.ts";
import { formatDay, formatRecentDay } from "./format.ts";
import { sharingWords } from "./sharing.yaml";

type DescribedLink = Pick<
  ShareLink,
  "shows" | "frozenAt" | "isBlind" | "takesFeedback" | "mayDownload" | "tellsLastScene" | "hasPassword" | "endsAt"
>;

/** Describes what a link shows and allows, on one line. */
export function describeLink(link: DescribedLink, now: Date): string {
  const { facts } = sharingWords;
  return [
    link.shows.what === "scenes" ? facts.scenes({ count: link.shows.headings.length }) : facts.whole,
    link.frozenAt === null ? facts.live : facts.asOf({ day: formatRecentDay(link.frozenAt, now) }),
    link.isBlind && facts.blind,
    link.takesFeedback && facts.feedback,
    link.mayDownload && facts.downloads,
    link.tellsLastScene && facts.progress,
    link.hasPassword && facts.password,
    link.endsAt !== null && endWords(link.endsAt, now),
  ]
    .filter((fact) => fact !== false)
    .join(" · ");
}

const endWords = (endsAt: string, now: Date): string =>
  sharingWords.facts[Date.parse(endsAt) > now.getTime() ? "until" : "ended"]({ day: formatDay(endsAt, now) });

/** Describes how often a link was opened, and when last. */
export const describeOpens = ({ opens, lastOpenedAt }: ShareLink, now: Date): string =>
  lastOpenedAt === null
    ? sharingWords.facts.notOpened
    : sharingWords.facts.opened({ times: opens, day: formatRecentDay(lastOpenedAt, now) });
