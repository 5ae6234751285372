import * as z from "zod";
import { adminOperation, fields } from "../operation.ts";

/** What a health check and an operator look at first; the pool's settings stand in the template. */
export const DescribeUserPool = adminOperation(z.object({ UserPoolId: fields.UserPoolId }), (pool) => ({
  UserPool: { Id: pool.id, EstimatedNumberOfUsers: pool.users.list().length },
}));
