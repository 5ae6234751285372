import { pageNameOf } from "#domain/tracking/pageNameOf.ts";
import { visitEventOf } from "#domain/tracking/visitEventOf.ts";
import { sharedPath, visitedPath } from "#domain/tracking/visitedPath.ts";
import { getConfig } from "#frontend/platform/config.ts";
import { logger } from "#frontend/platform/logger.ts";
import { onAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { Marketing } from "./marketing.ts";
import { openMarketingVisitor } from "./openMarketingVisitor.ts";
import { forgetSessionVisits, sessionVisits } from "./sessionVisits.ts";
import { startPageVisits } from "./startPageVisits.ts";
import { startWebAnalytics } from "./startWebAnalytics.ts";
import { observeVisitor } from "./visitor.ts";
import { type PageVisit, visits } from "./visits.ts";

/** Tracks visits until it's stopped. Call it only with the visitor's consent to analytics. */
export function startTracking(): () => void {
  let stopMarketing: (() => void) | undefined;
  let isStopped = false;
  openMarketing()
    .then((marketing) => {
      if (marketing && !isStopped) stopMarketing = keepMarketing(marketing);
    })
    .catch((error: unknown) => logger.warn("The tracking script cannot be used", { error }));
  const stops = [startPageVisits(), startWebAnalytics()];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    stopMarketing?.();
    forgetSessionVisits();
  };
}

let opened: Marketing | undefined;

/** There is one per page, however often the visitor changes their mind. */
async function openMarketing(): Promise<Marketing | undefined> {
  const { trackingScript } = await getConfig();
  if (trackingScript) opened ??= new Marketing(trackingScript);
  return opened;
}

function keepMarketing(marketing: Marketing): () => void {
  const counted = sessionVisits("visitor");
  const audience = openMarketingVisitor(marketing);
  const onVisit = ({ address }: PageVisit): void => {
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
    observeVisitor(audience.meet),
    () => marketing.stop(),
  ];
  const last = visits.last();
  if (last) onVisit(last);
  return () => {
    for (const stop of stops) stop();
  };
}
