import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";

/** Returns a stack's status, such as `UPDATE_COMPLETE`, or undefined if there's no such stack. */
export async function stackStatus(stackName: string, region: string): Promise<string | undefined> {
  try {
    const client = new CloudFormationClient({ region });
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stackName }));
    return Stacks[0]?.StackStatus;
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** Whether a stack hasn't been created yet, or its creation was taken back. */
export const isUncreated = (status: string | undefined): boolean =>
  status === undefined || status === "REVIEW_IN_PROGRESS" || status === "ROLLBACK_COMPLETE";
