import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { AppStack } from "./AppStack.ts";
import { Canary } from "./Canary.ts";
import { ServiceDashboard } from "./ServiceDashboard.ts";
import type { Stage } from "./stage.ts";

interface MonitoringStackProps extends StackProps {
  readonly stage: Stage;
  readonly app: AppStack;
}

/** What watches the app from outside: the canary and the dashboard. The app works without it. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { stage, app, ...props }: MonitoringStackProps) {
    super(scope, id, props);
    const { shared, users, siteAddress } = app.monitored;
    const { job } = new Canary(this, "Canary", { shared, users, siteAddress });
    new ServiceDashboard(this, "Dashboard", { stage, monitored: app.monitored, canary: job.lambda });
  }
}
