import { CloudFormationClient, DescribeStackResourcesCommand } from "@aws-sdk/client-cloudformation";

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
  try {
    const { StackResources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName: stackName }));
    return StackResources.flatMap(({ ResourceType, LogicalResourceId, PhysicalResourceId }) =>
      ResourceType && LogicalResourceId && PhysicalResourceId
        ? [{ type: ResourceType, logicalId: LogicalResourceId, physicalId: PhysicalResourceId }]
        : [],
    );
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return [];
    throw error;
  }
}

interface Template {
  readonly Resources: Readonly<Record<string, { readonly DeletionPolicy?: string }>>;
}

/** Returns those of the resources that stay in the account when their stack is deleted. */
export const keptResources = (template: Template, resources: readonly StackResource[]): readonly StackResource[] =>
  resources.filter(({ logicalId }) => template.Resources[logicalId]?.DeletionPolicy?.startsWith("Retain"));
