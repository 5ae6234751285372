import { GetParameterCommand, ParameterNotFound, SSMClient } from "@aws-sdk/client-ssm";
import { type RecordedSettings, recordNameOf } from "#lib/recordedSettings.ts";
import { edgeRegion } from "#lib/regions.ts";

/** Returns the settings of a stage's last deployment, or undefined if there was none in this account. */
export async function readRecord(stage: string): Promise<RecordedSettings | undefined> {
  const client = new SSMClient({ region: edgeRegion });
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: recordNameOf(stage) }));
    return JSON.parse(Parameter?.Value ?? "{}");
  } catch (error) {
    if (error instanceof ParameterNotFound) return undefined;
    throw error;
  }
}
