import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import { dashboardWords } from "#frontend/messages/dashboard.ts";
import { importingWords as words } from "#frontend/messages/importing.ts";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { PlanFull } from "../PlanFull.tsx";
import type { ServerPlayList } from "../playList.ts";

interface PlanSpaceProps {
  readonly plan: Pick<ServerPlayList, "count" | "limit">;
  /** How many plays may be added. */
  readonly plays: number;
}

/** Says how many of the plays the plan has space for, before any is added. Nothing is shown if it's all of them. */
export function PlanSpace({ plan: { count, limit }, plays }: PlanSpaceProps) {
  if (limit === null || count + plays <= limit) return null;
  const room = Math.max(0, limit - count);
  if (room === 0) return <PlanFull limit={limit} />;
  return (
    <Alert kind="warn" heading={words.planTitle}>
      <PlanHint text={words.planRoom(room, plays - room, unlimitedPlanName)} seePlans={dashboardWords.seePlans} />
    </Alert>
  );
}
