import { pageNameOf } from "#domain/tracking/pageName.ts";
import { visitEventOf } from "#domain/tracking/visitEvent.ts";
import { sharedPath, visitedPath } from "#domain/tracking/visitedPath.ts";
import { getConfig } from "../config.ts";
import { logger } from "../logger.ts";
import { onAuthChange } from "../session/authChanges.ts";
import { openAudience } from "./audience.ts";
import { Marketing } from "./marketing.ts";
import { keepPageVisits } from "./pageVisits.ts";
import { forgetSessionVisits, sessionVisits } from "./sessionVisits.ts";
import { watchVisitor } from "./visitor.ts";
import { type Visit, visits } from "./visits.ts";
import { keepWebAnalytics } from "./webAnalytics.ts";

/** Tracks visits until it is stopped; only to be called with the visitor's consent to analytics. */
export function startTracking(): () => void {
  let stopMarketing: (() => void) | undefined;
  let isStopped = false;
  openMarketing()
    .then((marketing) => {
      if (marketing && !isStopped) stopMarketing = keepMarketing(marketing);
    })
    .catch((error: unknown) => logger.warn("The tracking script cannot be used", { error }));
  const stops = [keepPageVisits(), keepWebAnalytics()];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    stopMarketing?.();
    forgetSessionVisits();
  };
}

let opened: Marketing | undefined;

/** There is one in a page, however often somebody changes their mind. */
async function openMarketing(): Promise<Marketing | undefined> {
  const { trackingScript } = await getConfig();
  if (trackingScript) opened ??= new Marketing(trackingScript);
  return opened;
}

function keepMarketing(marketing: Marketing): () => void {
  const counted = sessionVisits("visitor");
  const audience = openAudience(marketing);
  const onVisit = ({ address }: Visit): void => {
    const { pathname } = new URL(address);
    const path = visitedPath(pathname);
    marketing.look();
    if (path === sharedPath || !counted.count(path, Date.now())) return;
    audience.tell(() => marketing.trackPageView({ path, name: pageNameOf(pathname) }));
    const event = visitEventOf(path);
    if (event) audience.tell(() => marketing.trackEvent(event));
  };
  const stops = [
    visits.subscribe(onVisit),
    onAuthChange((change) => {
      if (change.kind === "signed-in" && change.isHere) audience.tell(() => marketing.trackEvent("user_login"));
    }),
    watchVisitor(audience.meet),
    () => marketing.stop(),
  ];
  const last = visits.last();
  if (last) onVisit(last);
  return () => {
    for (const stop of stops) stop();
  };
}
