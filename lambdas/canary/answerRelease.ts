import { CodeDeployClient, PutLifecycleEventHookExecutionStatusCommand } from "@aws-sdk/client-codedeploy";
import * as z from "zod";
import { log } from "#lambdas/shared/logger.ts";

const releaseEvent = z.object({ DeploymentId: z.string(), LifecycleEventHookExecutionId: z.string() });

/** What CodeDeploy asks after it has moved a function's alias to a new version. */
export type ReleaseEvent = z.output<typeof releaseEvent>;

/** Returns CodeDeploy's question; undefined for the event of a schedule. */
export const releaseEventIn = (event: unknown): ReleaseEvent | undefined => releaseEvent.safeParse(event).data;

/**
 * Tells CodeDeploy whether the site works with the new version. If it doesn't, CodeDeploy moves the alias back. Without an answer,
 * it would wait for an hour. A release that is refused isn't an error of the canary, so it raises no alarm: the deployment fails.
 */
export async function answerRelease(
  { DeploymentId: deploymentId, LifecycleEventHookExecutionId: lifecycleEventHookExecutionId }: ReleaseEvent,
  run: () => Promise<void>,
  client = new CodeDeployClient(),
): Promise<void> {
  const status = await run().then(
    () => "Succeeded" as const,
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      log("warn", "release-refused", { deployment: deploymentId, error: reason });
      return "Failed" as const;
    },
  );
  await client.send(
    new PutLifecycleEventHookExecutionStatusCommand({ deploymentId, lifecycleEventHookExecutionId, status }),
  );
}
