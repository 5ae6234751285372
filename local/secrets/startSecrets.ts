import { join } from "node:path";
import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import { serveAwsJson } from "#local/protocol/awsJson.ts";
import type { LoopbackServer } from "#local/protocol/loopbackServer.ts";
import { openSecrets } from "./secrets.ts";

export interface SecretsOptions {
  /** Where generated values are stored. */
  readonly dataFolder: string;
  readonly port?: number;
  /** `Properties` of `AWS::SecretsManager::Secret`, by the ARN or name that functions receive. */
  readonly secrets: Readonly<Record<string, unknown>>;
  /** Values of `AWS::SSM::Parameter`, by name, before anybody changes them. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface Secrets extends LoopbackServer {
  /** Returns a secret's value, to resolve CloudFormation's `{{resolve:secretsmanager:…}}`. */
  readonly valueOf: (id: string) => string;
  /** The parameters' values, by name. They're in memory only. */
  readonly parameters: Map<string, string>;
}

const request = z.object({ SecretId: z.string(), VersionStage: z.string().default("AWSCURRENT") });

/** Secrets Manager and Parameter Store at one address, read-only. */
export const startSecrets = async ({
  dataFolder,
  port,
  secrets,
  parameters = {},
}: SecretsOptions): Promise<Secrets> => {
  const values = new Map(Object.entries(parameters));
  const kept = openSecrets(join(dataFolder, "secrets.jsonl"), secrets);
  const server = await serveAwsJson({
    port,
    operations: {
      "secretsmanager.GetSecretValue": (input) => {
        const { SecretId, VersionStage } = parse(request, input);
        if (VersionStage !== "AWSCURRENT")
          throw new AwsError("ResourceNotFoundException", "Secrets Manager can't find the specified secret value.");
        const { name, value, versionId, createdAt } = kept.get(SecretId);
        const CreatedDate = createdAt / 1000;
        const VersionStages = ["AWSCURRENT"];
        return { ARN: SecretId, Name: name, SecretString: value, VersionId: versionId, VersionStages, CreatedDate };
      },
      "AmazonSSM.GetParameter": (input) => {
        const { Name } = parse(z.object({ Name: z.string() }), input);
        const Value = values.get(Name);
        if (Value === undefined) throw new AwsError("ParameterNotFound", `Parameter ${Name} not found.`);
        return { Parameter: { Name, Value, Type: "String", Version: 1, DataType: "text" } };
      },
    },
  });
  return { ...server, valueOf: (id) => kept.get(id).value, parameters: values };
};

const parse = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new AwsError("ValidationException", z.prettifyError(parsed.error));
  return parsed.data;
};
