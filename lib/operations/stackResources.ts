import {
  CloudFormationClient,
  paginateListStackResources,
  type StackResourceSummary,
} from "@aws-sdk/client-cloudformation";

/** One resource of a deployed stack. */
export interface StackResource {
  readonly type: string;
  /** Its name in the template. */
  readonly logicalId: string;
  /** Its name or ARN in the account. */
  readonly physicalId: string;
}

/** Lists a stack's resources, or none if the stack isn't deployed. */
export async function listResources(stackName: string, region: string): Promise<readonly StackResource[]> {
  const client = new CloudFormationClient({ region });
  const resources: StackResource[] = [];
  try {
    for await (const page of paginateListStackResources({ client }, { StackName: stackName })) {
      resources.push(...(page.StackResourceSummaries ?? []).flatMap(existing));
    }
    return resources;
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return [];
    throw error;
  }
}

/** A stack also lists what was deleted from it. */
function existing(summary: StackResourceSummary): readonly StackResource[] {
  const { ResourceType: type, LogicalResourceId: logicalId, PhysicalResourceId: physicalId, ResourceStatus } = summary;
  return type && logicalId && physicalId && ResourceStatus !== "DELETE_COMPLETE"
    ? [{ type, logicalId, physicalId }]
    : [];
}

interface Template {
  readonly Resources: Readonly<Record<string, { readonly DeletionPolicy?: string }>>;
}

/** Returns those of the resources that stay in the account when their stack is deleted. */
export const keptResources = (template: Template, resources: readonly StackResource[]): readonly StackResource[] =>
  resources.filter(({ logicalId }) => template.Resources[logicalId]?.DeletionPolicy?.startsWith("Retain"));
