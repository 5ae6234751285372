import * as z from "zod";
import { adminOperation, fields } from "../cognitoOperation.ts";

/** Returns the basic facts that a health check or an operator reads first. The pool's settings are in the template. */
export const DescribeUserPool = adminOperation(z.object({ UserPoolId: fields.UserPoolId }), (pool) => ({
  UserPool: { Id: pool.id, EstimatedNumberOfUsers: pool.users.list().length },
}));
