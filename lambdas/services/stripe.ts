import Stripe from "stripe";
import * as z from "zod";

const keys = z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(1) });

/** The API key and the secret that events are signed with. Throws if the stored secret isn't both as JSON. */
export const parseStripeKeys = (secret: string): z.output<typeof keys> => keys.parse(JSON.parse(secret));

/** The longest a function that serves a person waits for Stripe. */
const timeoutMs = 6000;

/** `address` is the API's address, if it isn't Stripe's own. */
export function connectStripe(apiKey: string, address?: string): Stripe {
  const options = { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false };
  if (!address) return new Stripe(apiKey, options);
  const { protocol, hostname, port } = new URL(address);
  return new Stripe(apiKey, {
    ...options,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: Number(port),
  });
}
