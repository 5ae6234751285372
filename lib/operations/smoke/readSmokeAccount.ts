import { GetParameterCommand, ParameterNotFound, SSMClient } from "@aws-sdk/client-ssm";
import * as z from "zod";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { edgeRegion } from "#lib/regions.ts";
import type { Account } from "./smokeAccount.ts";

const storedAccount = z.strictObject({ email: z.email(), password: z.string().min(1) });

/** The name of the parameter that holds the account of a stage's smoke test, as JSON. It's in us-east-1, like the settings. */
const accountNameOf = (stage: string): string => `/ghostlight/${stage}/smoke-account`;

/** Reads the account that an operator has created for the smoke test of a stage. */
export async function readSmokeAccount(
  stage: string,
  client = new SSMClient({ region: edgeRegion }),
): Promise<Account> {
  const Name = accountNameOf(stage);
  const found = await client.send(new GetParameterCommand({ Name, WithDecryption: true })).catch((error) => {
    if (error instanceof ParameterNotFound)
      throw new CannotProceed(`There is no parameter ${Name} in ${edgeRegion}. ${howTo}`);
    throw error;
  });
  const parsed = storedAccount.safeParse(jsonOf(found.Parameter?.Value ?? ""));
  if (parsed.success) return parsed.data;
  throw new CannotProceed(`The parameter ${Name} isn't {"email": "…", "password": "…"}. ${howTo}`);
}

const howTo = "docs/deploying.md says how to give the smoke test an account.";

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
