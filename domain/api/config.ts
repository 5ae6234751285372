import * as z from "zod";

/** `/config.json`: what the built app must know about the stage it runs on. Public; contains no secrets. */
export const siteConfig = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only on a laptop: the address of the Cognito stand-in, under the site's own address. */
  userPoolEndpoint: z.url().optional(),
  apiBase: z.string(),
  stage: z.string(),
  release: z.string(),
  /** The Sentry DSN; without it errors aren't reported. It only allows sending reports. */
  sentryDsn: z.url().optional(),
  /** The tracking script that visitors can consent to. Without it, there is none. */
  trackingScript: z.url().optional(),
  /** The address for e-mails to the operators. Without it, there is only the contact form. */
  contactEmail: z.email().optional(),
  /** Whether plans can be bought at this stage. */
  sells: z.boolean(),
  /** `off` removes the service worker and everything it stored from browsers, such as after a broken release. */
  offline: z.enum(["on", "off"]).default("on"),
});
export type SiteConfig = z.output<typeof siteConfig>;
