import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { triggerClient } from "./triggerClient.ts";

type Environment = Readonly<Partial<Record<"SITE_ORIGIN" | "SITE_ADDRESS_PARAMETER", string>>>;
type ReadParameter = (name: string) => Promise<string | undefined>;

/**
 * Reads the site's origin, without a path: from the environment, or from a named parameter. (The site's address depends
 * on the user pool, so the pool's own functions can't get it at deployment.)
 */
export const readSiteOrigin = async (
  env: Environment = process.env,
  readParameter: ReadParameter = fromParameterStore,
): Promise<string> => {
  const address = env.SITE_ORIGIN ?? (env.SITE_ADDRESS_PARAMETER && (await readParameter(env.SITE_ADDRESS_PARAMETER)));
  if (!address) throw new Error("Neither SITE_ORIGIN nor SITE_ADDRESS_PARAMETER says where the site is.");
  return new URL(address).origin;
};

const fromParameterStore: ReadParameter = async (name) => {
  const { Parameter } = await new SSMClient(triggerClient).send(new GetParameterCommand({ Name: name }));
  return Parameter?.Value;
};
