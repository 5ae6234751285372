import * as z from "zod";

/** `/config.json`: what one build must be told about the stage that it runs on. Public; holds no secret. */
export const siteConfig = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only on a laptop: where the sign-in stand-in listens, below the site's own address. */
  userPoolEndpoint: z.url().optional(),
  apiBase: z.string(),
  stage: z.string(),
  release: z.string(),
  /** Where error monitoring listens; without it there is none. It lets in reports and nothing else. */
  sentryDsn: z.url().optional(),
  /** The tracking script that visitors may agree to; without it there is none. */
  trackingScript: z.url().optional(),
  /** Where people can write to by e-mail; without it there is the contact form alone. */
  contactEmail: z.email().optional(),
  /** Whether plans can be bought at this stage. */
  sells: z.boolean(),
});
export type SiteConfig = z.output<typeof siteConfig>;
