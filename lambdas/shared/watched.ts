import type { Context } from "aws-lambda";
import { whenTold } from "./monitoring.ts";
import { onUnexpected } from "./onUnexpected.ts";

/** For functions without a router: what they throw is reported, and has left before the function is frozen. */
export const watched =
  <Event, Answer>(run: (event: Event, context: Context) => Promise<Answer>) =>
  async (event: Event, context: Context): Promise<Answer> => {
    try {
      return await run(event, context);
    } catch (error) {
      onUnexpected(error, { requestId: context.awsRequestId });
      throw error;
    } finally {
      await whenTold();
    }
  };
