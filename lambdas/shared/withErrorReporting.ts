import type { Context } from "aws-lambda";
import { flushReports } from "./monitoring.ts";
import { onUnexpected } from "./onUnexpected.ts";

/**
 * Wraps functions without a router: reports what they throw, and waits until the report is sent before the function is
 * frozen.
 */
export const withErrorReporting =
  <Event, Answer>(run: (event: Event, context: Context) => Promise<Answer>) =>
  async (event: Event, context: Context): Promise<Answer> => {
    try {
      return await run(event, context);
    } catch (error) {
      onUnexpected(error, { requestId: context.awsRequestId });
      throw error;
    } finally {
      await flushReports();
    }
  };
