import {
  App,
  type IPolicyValidationContext,
  type PolicyValidationPluginReport,
  type PolicyViolation,
  Validations,
} from "aws-cdk-lib";
import { DEFAULT_CROSS_STACK_REFERENCES, VALIDATE_AGAINST_DEFAULT_RULES } from "aws-cdk-lib/cx-api";
import { AwsSolutionsChecks } from "cdk-nag";
import { AppStack } from "./AppStack.ts";
import { bundleFunctions } from "./bundle.ts";
import { ContentStack } from "./ContentStack.ts";
import { EdgeAlarmsStack } from "./EdgeAlarmsStack.ts";
import { EdgeStack } from "./EdgeStack.ts";
import { MonitoringStack } from "./MonitoringStack.ts";
import { edgeRegion } from "./regions.ts";
import { stackNamesOf } from "./stackNames.ts";
import type { Stage } from "./stage.ts";

interface GhostlightProps {
  /** The project's folder. */
  readonly root: string;
  readonly stage: Stage;
  /** The folder that the templates are written to. */
  readonly outdir: string;
  /** The folder of the built app; without it there is no `ContentStack`. */
  readonly site?: string | undefined;
  /**
   * Whether synthesizing fails if a property isn't what CloudFormation takes. It takes seconds, and a stage that isn't deployed
   * doesn't need it.
   */
  readonly isChecked?: boolean;
}

/**
 * A strong reference makes CloudFormation refuse to replace a certificate that another stack uses, so a stage's domain
 * could never change. A weak one is read from the other stack's outputs.
 */
export const crossStackReferences = { [DEFAULT_CROSS_STACK_REFERENCES]: "weak" };

/** All of Ghostlight as a CDK app. It looks nothing up, so the same stage and code always give the same templates. */
export function ghostlight({ root, stage, outdir, site, isChecked = false }: GhostlightProps): App {
  const app = new App({
    analyticsReporting: false,
    outdir,
    context: { ...crossStackReferences, [VALIDATE_AGAINST_DEFAULT_RULES]: true },
    builtinCloudFormationValidation: isChecked,
  });
  Validations.of(app).addPlugins(new SecurityChecks(app));
  const names = stackNamesOf(stage.stage);
  const atEdge = { env: { region: edgeRegion } };
  const atHome = { env: { region: stage.region } };
  const edge = new EdgeStack(app, names.edge, { stage, ...atEdge });
  const main = new AppStack(app, names.app, { stage, edge, bundles: bundleFunctions(root), ...atHome });
  new MonitoringStack(app, names.monitoring, { stage, app: main, ...atHome });
  new EdgeAlarmsStack(app, names.edgeAlarms, { stage, edge, distributionId: main.distributionId, ...atEdge });
  if (site) {
    const { siteBucket: bucket, siteConfig: config, siteAddress: address } = main;
    new ContentStack(app, names.content, { bucket, files: site, config, address, ...atHome });
  }
  return app;
}

/** CDK's own function that uploads files. We can't restrict its role and runtime, and it runs at deployment only. */
const uploader = "/Custom::CDKBucketDeployment";

/** The AWS Solutions checks, applied to all of our own resources. */
class SecurityChecks extends AwsSolutionsChecks {
  override validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const violations = super.validate(context).violations.map(withoutUploader).filter(concernsAnything);
    return { success: violations.length === 0, violations };
  }
}

const withoutUploader = (violation: PolicyViolation): PolicyViolation => ({
  ...violation,
  violatingResources: violation.violatingResources.filter(({ constructPath }) => !constructPath?.includes(uploader)),
});

const concernsAnything = ({ violatingResources }: PolicyViolation): boolean => violatingResources.length > 0;
