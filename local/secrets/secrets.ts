import { randomInt, randomUUID } from "node:crypto";
import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import { openRecordLog } from "#local/protocol/recordLog.ts";

const generation = z.object({
  PasswordLength: z.coerce.number().int().min(1).max(4096).default(32),
  ExcludeCharacters: z.string().default(""),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
type Generation = z.output<typeof generation>;

const secretProperties = z.object({
  Name: z.string().optional(),
  SecretString: z.string().optional(),
  GenerateSecretString: generation.optional(),
});

const secret = z.object({ value: z.string(), versionId: z.string(), createdAt: z.number() });
export type Secret = z.output<typeof secret> & { readonly name: string };

/** Opens the secrets of a template: given values as they are, generated ones created once and stored. */
export const openSecrets = (file: string, wanted: Readonly<Record<string, unknown>>) => {
  const log = openRecordLog(file, secret);
  const secrets = new Map<string, Secret>();
  for (const [id, raw] of Object.entries(wanted)) {
    const { Name = id, SecretString, GenerateSecretString } = secretProperties.parse(raw);
    const before = log.find(id);
    const value = SecretString ?? before?.value ?? generate(GenerateSecretString ?? generation.parse({}));
    if (value !== before?.value) log.put(id, { value, versionId: randomUUID(), createdAt: Date.now() });
    const stored = log.find(id);
    if (stored) for (const name of [id, Name]) secrets.set(name, { ...stored, name: Name });
  }
  return {
    /** Finds by ARN or name. */
    get: (id: string): Secret => {
      const found = secrets.get(id);
      if (!found) throw new AwsError("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
      return found;
    },
  };
};

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Letters and digits only. They satisfy every rule that a template can set except `RequireEachIncludedType`. */
const generate = ({
  PasswordLength,
  ExcludeCharacters,
  SecretStringTemplate,
  GenerateStringKey,
}: Generation): string => {
  const alphabet = [...letters].filter((letter) => !ExcludeCharacters.includes(letter));
  const value = Array.from({ length: PasswordLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  if (SecretStringTemplate === undefined || GenerateStringKey === undefined) return value;
  return JSON.stringify({
    ...z.record(z.string(), z.unknown()).parse(JSON.parse(SecretStringTemplate)),
    [GenerateStringKey]: value,
  });
};
