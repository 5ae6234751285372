import { expect, test } from "vitest";
import { newPerson, openAttackFixture, passTime, requestSignInLink, unknownPerson } from "./fixture.ts";

const fixture = openAttackFixture();
const quarterHourMinutes = 15;

/** Limits count in fixed quarters of an hour, so requests before and after the end of one would be counted apart. */
async function startQuarterHour(): Promise<void> {
  const { now } = (await fixture.send(`${fixture.origin()}/local/clock`, {})).body;
  const minutes = Date.parse(String(now)) / 60_000;
  await passTime(fixture, Math.ceil(quarterHourMinutes - (minutes % quarterHourMinutes)));
}

test("five links per address in 15 minutes, then none, whether or not the address is known", async () => {
  for (const { email } of [await newPerson(fixture), unknownPerson()]) {
    await startQuarterHour();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await requestSignInLink(fixture, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await requestSignInLink(fixture, email.toUpperCase())).toMatchObject({ status: 429 });
  }
});

test("twenty links per visitor, whatever address the visitor claims to have", async () => {
  await startQuarterHour();
  const ask = (n: number) =>
    requestSignInLink(fixture, unknownPerson().email, {
      "x-viewer-address": `203.0.113.${n}`,
      "x-forwarded-for": `203.0.113.${n}`,
    });
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => ask(n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  await passTime(fixture, quarterHourMinutes);
  expect(await ask(1)).toMatchObject({ status: 200 });
});

test("neither the answer nor its timing reveals whether an address has an account", async () => {
  const known = await newPerson(fixture);
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let n = 0; n < 8; n++) {
    if (n % 4 === 0) await startQuarterHour();
    for (const [who, email] of [
      ["known", known.email],
      ["unknown", unknownPerson().email],
    ] as const) {
      const startMs = performance.now();
      expect(await requestSignInLink(fixture, email)).toEqual({ status: 200, body: { sent: true } });
      times[who].push(performance.now() - startMs);
    }
  }
  // Other load on the machine only adds time, so the quickest answers show what the server itself takes.
  const [a, b] = [Math.min(...times.known), Math.min(...times.unknown)];
  console.info(`An answer to a known address took ${a.toFixed(1)} ms, to an unknown one ${b.toFixed(1)} ms.`);
  expect(a).toBeGreaterThanOrEqual(1000);
  expect(Math.abs(a - b)).toBeLessThan(25);
});
