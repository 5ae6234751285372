import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { mockClient } from "aws-sdk-client-mock";
import { expect, onTestFinished, test, vi } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import type { Contract } from "#domain/api/contract.ts";
import { apiEvent, lambdaContext, originSecret } from "#tests/support/apiEvent.ts";

vi.mock("#lambdas/shared/secretStore.ts", async (original) => ({
  ...(await original<object>()),
  secretFromStore: () => async () => originSecret,
}));
vi.stubEnv("TABLE_NAME", "t");
vi.stubEnv("RELEASE", "r1");
vi.stubEnv("USER_POOL_ID", "eu-west-1_AbCdEf123");
vi.stubEnv("USER_POOL_CLIENT_ID", "1example23456789");
vi.stubEnv("AWS_REGION", "eu-west-1");
vi.stubEnv("LOG_LEVEL", "silent");

for (const [capability, contracts] of Object.entries(capabilities)) {
  test(`${capability} answers each of its routes and checks the caller`, async () => {
    const { handler } = await import(`./${capability}/handler.ts`);
    for (const contract of contracts.filter(({ who }) => who !== "anyone")) {
      expect((await handler(apiEvent(contract), lambdaContext)).statusCode, contract.path).toBe(401);
    }
    const elsewhere = await handler(apiEvent({ method: "GET", path: "/elsewhere" }), lambdaContext);
    expect(elsewhere.statusCode).toBe(404);
  });
}

test("each route that names a switch refuses while it's off", async () => {
  vi.stubEnv("STAGE", "main");
  vi.resetModules();
  const parameters = mockClient(SSMClient);
  onTestFinished(() => parameters.restore());
  parameters.on(GetParameterCommand).resolves({ Parameter: { Value: "off" } });
  let count = 0;
  for (const [capability, contracts] of Object.entries<readonly Contract[]>(capabilities)) {
    for (const contract of contracts.filter(({ switchedBy }) => switchedBy)) {
      const { handler } = await import(`./${capability}/handler.ts`);
      const { statusCode, body } = await handler(apiEvent(contract), lambdaContext);
      expect({ statusCode, code: JSON.parse(body).code }, contract.path).toEqual({
        statusCode: 503,
        code: `${contract.switchedBy}-off`,
      });
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(5);
});
