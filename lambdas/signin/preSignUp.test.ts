import type { PreSignUpTriggerEvent } from "aws-lambda";
import { expect, test } from "vitest";
import { createHandler } from "./preSignUp.ts";

const eventOf = (triggerSource: string) => ({ triggerSource }) as PreSignUpTriggerEvent;
const on = createHandler(async () => true);
const off = createHandler(async () => false);

test("nobody can sign up while sign-up is off, and operators can still create accounts", async () => {
  const signUp = eventOf("PreSignUp_SignUp");
  expect(await on(signUp)).toBe(signUp);
  await expect(off(signUp)).rejects.toThrow("sign-up-off");
  const byOperator = eventOf("PreSignUp_AdminCreateUser");
  expect(await off(byOperator)).toBe(byOperator);
});
