import { expect, test } from "vitest";
import { recordedSettings } from "#lib/recordedSettings.ts";
import { mainStage } from "#lib/stage.ts";
import { stagePriceIds } from "#tests/support/stagePrices.ts";
import { assertNothingLost } from "./assertNothingLost.ts";

const domain = { name: "ghostlight.example", hostedZoneId: "Z0123", hostedZoneName: "ghostlight.example" };
const settings = {
  domain,
  mailFrom: "lamp@theater.example",
  alarmEmail: "ops@theater.example",
  stripePrices: stagePriceIds,
};
/** What a deployment with these settings left in the account: text, as in the parameter. */
const deployed = JSON.parse(JSON.stringify(recordedSettings(mainStage("1", settings))));
const deploy = (given: Parameters<typeof mainStage>[1], allowed?: readonly string[]) => () =>
  assertNothingLost(mainStage("2", given), deployed, allowed);

test("a first deployment and one that changes nothing may go on", () => {
  expect(() => assertNothingLost(mainStage("1", settings), undefined)).not.toThrow();
  expect(deploy(settings)).not.toThrow();
});

test("a deployment that forgets settings stops and names each with what users would lose", () => {
  expect(deploy({})).toThrow(/^domain: this deployment removes .*ghostlight\.example.*the site moves/);
  expect(deploy({})).toThrow(/mailFrom: .*sign-in links stop/);
  expect(deploy({})).toThrow(/alarmEmail: .*alarms reach nobody/);
  expect(deploy({})).toThrow(/stripePrices: .*no longer recognized/);
  expect(deploy({})).toThrow(/add --allow domain,mailFrom,stripePrices,alarmEmail$/);
});

test("another address, sender or price stops, too; other recipients of mail and new settings don't", () => {
  expect(deploy({ ...settings, domain: { ...domain, name: "play.ghostlight.example" } })).toThrow(
    /^domain: .*replaces/,
  );
  expect(deploy({ ...settings, mailFrom: "other@theater.example" })).toThrow(/^mailFrom: .*replaces/);
  const changed = { ...stagePriceIds.company, yearly: "price_9" };
  expect(deploy({ ...settings, stripePrices: { ...stagePriceIds, company: changed } })).toThrow(/^stripePrices/);
  expect(deploy({ ...settings, alarmEmail: "new@theater.example" })).not.toThrow();
  expect(deploy({ ...settings, contactEmail: "people@theater.example", offline: "off" })).not.toThrow();
});

test("what the operator allows by name goes through, and nothing else", () => {
  const { domain: _, mailFrom: __, ...rest } = settings;
  expect(deploy(rest, ["domain", "mailFrom"])).not.toThrow();
  expect(deploy(rest, ["domain"])).toThrow(/^mailFrom: .*\nNothing was deployed\. .*--allow mailFrom$/);
  expect(deploy(settings, ["domian"])).toThrow("--allow takes domain, mailFrom");
});

test("a stage never moves to another region", () => {
  expect(deploy({ ...settings, region: "us-west-2" }, ["domain"])).toThrow(
    /is in eu-west-1, but its file says us-west-2/,
  );
  expect(deploy({ ...settings, region: "us-west-2" }, ["region"])).toThrow("--allow takes");
});
