import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { policiesIn, resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app } = wholeStage();
const all = resourcesIn(app);
const ours = () => all("AWS::Lambda::Function").filter(([id]) => id.startsWith("Functions"));

test("every function has its own role, bundle, alarm and log, and limits", () => {
  const functions = ours();
  expect(functions.length).toBeGreaterThanOrEqual(Object.keys(capabilities).length + 2);
  for (const property of ["Role", "Code", "LoggingConfig"]) {
    const values = functions.map(([, { Properties }]) => JSON.stringify(Properties[property]));
    expect(new Set(values).size, property).toBe(functions.length);
  }
  for (const [id, { Properties }] of functions) {
    expect(Properties, id).toMatchObject({
      Architectures: ["arm64"],
      MemorySize: expect.any(Number),
      Timeout: expect.any(Number),
    });
  }
});

test("no role may do more than is listed: no wildcard, no managed policy", () => {
  for (const [id, document] of policiesIn(app)) expect(JSON.stringify(document), id).not.toContain("*");
  const roles = ours().map(([, { Properties }]) => JSON.stringify(Properties.Role));
  for (const [id, { Properties }] of all("AWS::IAM::Role")) {
    if (roles.some((role) => role.includes(id))) expect(Properties, id).not.toHaveProperty("ManagedPolicyArns");
  }
});

test("the contact address is a setting: the browser shows it, and the contact form's function mails to it", () => {
  const config = JSON.stringify(app.findOutputs("SiteConfig"));
  expect(config).toContain("people@theater.example");
  const [, messages] = all("AWS::Lambda::Function").find(([id]) => /Messages/.test(id)) ?? [];
  expect(messages?.Properties.Environment).toMatchObject({
    Variables: { CONTACT_EMAIL: "people@theater.example", MAIL_FROM: "Ghostlight <lamp@theater.example>" },
  });
});

test("one request in ten is traced, and none that carries the text of plays", () => {
  for (const [id, { Properties }] of ours()) {
    const { Variables } = Properties.Environment as { Variables: Record<string, string> };
    expect(Variables.TRACES_SAMPLE_RATE, id).toBe(id.startsWith("FunctionsPlaysApi") ? "0" : "0.1");
  }
});

test("a function may read the switches of its own routes, and no others", () => {
  const parameters = all("AWS::SSM::Parameter").filter(([, { Properties }]) => /switches/.test(`${Properties.Name}`));
  expect(parameters.map(([, { Properties }]) => [Properties.Name, Properties.Value])).toEqual(
    ["sign-up", "sharing", "feedback"].map((name) => [`/ghostlight/main/switches/${name}`, "on"]),
  );
  const readersOf = (id: string) =>
    policiesIn(app).flatMap(([owner, text]) => (JSON.stringify(text).includes(`"${id}"`) ? owner : []));
  const readers = parameters.map(([id]) => readersOf(id));
  expect(readers).toEqual(
    ["PreSignUpTrigger", "SharingApi", "FeedbackApi"].map((name) => [expect.stringContaining(`Functions${name}`)]),
  );
});
