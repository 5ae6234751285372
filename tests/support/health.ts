import type { Probes } from "#lambdas/health/runServerHealthChecks.ts";

const goodPage = { address: "https://ghostlight.example/", contentType: "text/html; charset=utf-8", html: "<p>Hi</p>" };

/** Probes that all succeed, except for the given faults. */
export const healthyProbes = (faults: Partial<Probes> = {}): Probes => ({
  database: async () => {},
  authentication: async () => {},
  page: async () => goodPage,
  ...faults,
});

/** Never responds. */
export const hanging = (): Promise<never> => new Promise(() => {});

export const failing = (): Promise<never> => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.7:443"));

export const fetchedPage = (part: Partial<typeof goodPage>) => async () => ({ ...goodPage, ...part });
