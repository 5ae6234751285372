import Stripe from "stripe";
import * as z from "zod";

const keys = z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(1) });

/** The API key and the secret that events are signed with. Throws if the stored secret isn't both as JSON. */
export const parseStripeKeys = (secret: string): z.output<typeof keys> => keys.parse(JSON.parse(secret));

/** A function that answers a person waits no longer than this for Stripe. */
const timeoutMs = 6000;

/** `address` says where Stripe's API is, where that is not Stripe itself. */
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
