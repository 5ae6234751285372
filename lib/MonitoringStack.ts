import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { AppStack } from "./AppStack.ts";
import { Canary } from "./Canary.ts";
import { CopiesElsewhere } from "./CopiesElsewhere.ts";
import { ServiceDashboard } from "./ServiceDashboard.ts";
import type { Stage } from "./stage.ts";

interface MonitoringStackProps extends StackProps {
  readonly stage: Stage;
  readonly app: AppStack;
}

/**
 * What the app works without: the canary and the dashboard, which watch it, and copies of the table in another account. Only a
 * release asks the canary, by its name.
 */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { stage, app, ...props }: MonitoringStackProps) {
    super(scope, id, props);
    const { shared, users, siteAddress, askingCanary: askedBy } = app.monitored;
    const { job } = new Canary(this, "Canary", { shared, users, siteAddress, askedBy });
    new ServiceDashboard(this, "Dashboard", { stage, monitored: app.monitored, canary: job.lambda });
    const { copyVault } = stage;
    if (copyVault) {
      const { mail: topic } = shared.alarms.topics;
      const name = `Ghostlight-${stage.stage}`;
      new CopiesElsewhere(this, "CopiesElsewhere", { name, table: shared.table.table, copyVault, topic });
    }
  }
}
