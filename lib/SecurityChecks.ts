import type { IPolicyValidationContext, PolicyValidationPluginReport, PolicyViolation } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";

/** CDK's own function that uploads files. We can't restrict its role and runtime, and it runs at deployment only. */
const uploader = "/Custom::CDKBucketDeployment";

/** The AWS Solutions checks, applied to all of our own resources. */
export class SecurityChecks extends AwsSolutionsChecks {
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
