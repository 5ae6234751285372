import * as z from "zod";

const settings = z.object({
  TABLE_NAME: z.string().min(1),
  ORIGIN_SECRET_ID: z.string().min(1),
  RELEASE: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
  STAGE: z.string().min(1),
  STRIPE_SECRET_ID: z.string().min(1),
  LINK_KEY_ID: z.string().min(1),
  HUBSPOT_SECRET_ID: z.string().min(1),
  CANARY_SECRET_ID: z.string().min(1),
});
export type Setting = keyof z.output<typeof settings>;

/**
 * Reads one setting from the function's environment. Throws if the deployment didn't set it: failing loudly beats
 * running half configured.
 */
export const setting = (name: Setting, env: NodeJS.ProcessEnv = process.env): string =>
  settings.shape[name].parse(env[name], { error: () => `The environment variable ${name} is missing.` });
