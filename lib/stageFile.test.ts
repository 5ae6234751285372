import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { readStageFile } from "./stageFile.ts";

/** Reads a stage file with this text. */
function read(text: string, name = "live") {
  const root = temporaryFolder();
  mkdirSync(join(root, "stages"));
  writeFileSync(join(root, "stages", "live.json"), text);
  return readStageFile(root, name, "abc1234");
}
const refusal = (settings: object) => {
  try {
    read(JSON.stringify(settings));
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
  return [];
};

test("a stage is its file: the name, the settings and the release", () => {
  expect(read('{"region": "eu-north-1", "alarmEmail": "ops@theater.example"}')).toMatchObject({
    stage: "live",
    release: "abc1234",
    region: "eu-north-1",
    alarmEmail: "ops@theater.example",
    offline: "on",
  });
});

test("a misspelled setting is refused with the one that was probably meant", () => {
  expect(refusal({ mailform: "a@theater.example", domain: { name: "x.example", hostedZoneld: "Z1" } })).toEqual([
    'stages/live.json: "domain.hostedZoneId" must be the ID of a Route 53 hosted zone.',
    'stages/live.json: "domain.hostedZoneName" must be a host name, such as ghostlight.example.',
    'stages/live.json: there is no setting "domain.hostedZoneld". Did you mean "hostedZoneId"?',
    'stages/live.json: there is no setting "mailform". Did you mean "mailFrom"?',
  ]);
});

test("an unknown setting is refused with the list of those that exist", () => {
  expect(refusal({ color: "red" }).join()).toMatch(/no setting "color"\. Settings are region, domain, alarmEmail/);
});

test("each wrong value is a sentence about its setting", () => {
  expect(
    refusal({
      ...{ region: "Ireland", mailFrom: "nobody", hubspotPortalId: 12, offline: "no", concurrency: 1.5 },
      copyVault: "ghostlight-copies",
    }),
  ).toEqual([
    'stages/live.json: "region" must be an AWS region, such as eu-west-1.',
    'stages/live.json: "mailFrom" must be an e-mail address.',
    'stages/live.json: "hubspotPortalId" must be digits in quotes.',
    'stages/live.json: "offline" must be "on" or "off".',
    'stages/live.json: "concurrency" must be a whole number.',
    'stages/live.json: "copyVault" must be the ARN of a backup vault.',
  ]);
  expect(refusal({ stripePrices: { writer: { monthly: "price_1" } } }).join()).toContain(
    '"stripePrices.writer.yearly"',
  );
});

test("a stage without a file, a name that no stack can have and broken JSON are sentences, too", () => {
  expect(() => read("{}", "test")).toThrow("There is no stages/test.json. Stages with a file: live.");
  expect(() => read("{}", "../live")).toThrow('"../live" can\'t name a stage');
  expect(() => read("{,}")).toThrow("stages/live.json isn't valid JSON");
});

test("the project's own stage files can be read, and so can the example in the guide", () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  expect(readStageFile(root, "main", "1").stage).toBe("main");
  const [, example] =
    /```json\n(\{\n {2}"region"[\s\S]+?)```/.exec(readFileSync(join(root, "docs/deploying.md"), "utf8")) ?? [];
  expect(read(example ?? "").domain?.name).toBe("ghostlight.example");
});
