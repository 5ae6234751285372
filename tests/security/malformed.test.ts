import { expect, test, vi } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { routeKeyOf } from "#domain/api/contract.ts";
import { apiEvent, lambdaContext, originSecret } from "#tests/support/apiEvent.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { startTestTable } from "#tests/support/table.ts";
import { malformed } from "./malformed.ts";

vi.mock("#lambdas/shared/secretStore.ts", async (original) => ({
  ...(await original<object>()),
  secretFromStore: () => async () => originSecret,
}));

const { table, endpoint } = await startTestTable();
/** The functions' environment in the cloud. A refused request reaches no other service. */
const environment = {
  TABLE_NAME: table.name,
  RELEASE: "r1",
  STAGE: "test",
  USER_POOL_ID: "eu-west-1_AbCdEf123",
  USER_POOL_CLIENT_ID: "client",
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_ENDPOINT_URL: "http://127.0.0.1:9",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  LOG_LEVEL: "silent",
};
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);

/** `MALFORMED_REQUESTS=10000 npm run malformed` sends this many; another seed sends others. */
const total = Number(process.env.MALFORMED_REQUESTS ?? 500);
const seed = Number(process.env.SEED ?? 17);

const contracts = Object.entries(capabilities).flatMap(([capability, all]) =>
  all.map((contract) => ({ capability, contract, name: routeKeyOf(contract) })),
);
const each = Math.ceil(total / contracts.length);
const caller = { sub: "2f0b8f6e-58a1-4a53-9d0f-0f60c2b7a111", "cognito:groups": "[admins]" };

/** What would reveal the system behind a response. */
const leak = /node_modules|\.ts:\d|\bat \S+ \(|dynamo|ECONN|127\.0\.0\.1|TypeError|ZodError|arn:aws|GSI1|\bPK\b/i;

const counted = new Map<number, number>();
for (const { capability, contract, name } of contracts) {
  test(`${name}: ${each} malformed requests are refused, each as the client's error`, async () => {
    const { handler } = await import(`../../lambdas/${capability}/handler.ts`);
    await fc.assert(
      fc.asyncProperty(malformed(contract), async (sent) => {
        const { statusCode, body, headers } = await handler(apiEvent(contract, { ...sent, caller }), lambdaContext);
        counted.set(statusCode, (counted.get(statusCode) ?? 0) + 1);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
        expect(headers["content-type"]).toBe("application/problem+json");
        expect(body.length).toBeLessThan(10_000);
        expect(withoutEcho(body, sent)).not.toMatch(leak);
      }),
      { numRuns: each, seed },
    );
  }, 600_000);
}

/** Field names are repeated as they were sent: a client's own text isn't a leak. */
function withoutEcho(
  body: string,
  { rawBody = "", params, query }: { rawBody?: string | undefined; params: object; query: object },
) {
  const { fields = {}, ...problem } = JSON.parse(body);
  const sent = `${rawBody}${JSON.stringify(params)}${JSON.stringify(query)}`;
  const description = Object.keys(fields).filter((field) => !sent.includes(field));
  return JSON.stringify({ ...problem, told: description, sentences: Object.values(fields) });
}

test("the number of requests is as announced", () => {
  const sum = [...counted.values()].reduce((all, count) => all + count, 0);
  console.log(
    `${sum} malformed requests at ${contracts.length} routes: ${JSON.stringify(Object.fromEntries(counted))}`,
  );
  expect(sum).toBeGreaterThanOrEqual(total);
});
