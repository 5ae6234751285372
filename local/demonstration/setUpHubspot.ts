import { runSteps } from "#lambdas/automation/runSteps.ts";
import { stepsOf } from "#lambdas/automation/stepsOf.ts";
import { connectHubspot } from "#lambdas/services/hubspot/hubspot.ts";
import { hubspotToken } from "#local/hubspot/startHubspot.ts";

/** Runs the complete setup, like the administrator's button. Without it, HubSpot refuses every contact. */
export async function setUpHubspot(endpoint: string, now: Date): Promise<void> {
  const hubspot = connectHubspot({ token: hubspotToken, address: endpoint });
  const steps = stepsOf({ action: "setup_complete_automation" });
  const { error } = await runSteps(steps, { hubspot, now, hasTime: () => true });
  if (error) throw new Error(`HubSpot's stand-in could not be set up: ${error.message}`);
}
