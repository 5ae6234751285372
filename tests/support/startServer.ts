import type { RequestListener } from "node:http";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { listenOnLoopback } from "#local/protocol/loopbackServer.ts";

/**
 * Starts an HTTP server on this machine and returns its address. It stops after the test that requested it, or after
 * the file if it was requested outside of a test.
 */
export async function startServer(listener: RequestListener): Promise<string> {
  const { endpoint, stop } = await listenOnLoopback(listener);
  if (TestRunner.getCurrentTest()) onTestFinished(stop);
  else afterAll(stop);
  return endpoint;
}
