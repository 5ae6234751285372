import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTemplate } from "#local/template/cloudTemplate.ts";
import { namesOf } from "#local/template/names.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { openThrottle } from "./throttle.ts";

const file = join(temporaryFolder(), "template.json");
const Properties = {
  DefaultRouteSettings: { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 4 },
  RouteSettings: { "POST /one": { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 } },
};
writeFileSync(file, JSON.stringify({ Resources: { Stage: { Type: "AWS::ApiGatewayV2::Stage", Properties } } }));
const template = readTemplate(file);

let time = 0;
const names = namesOf(template, { region: "eu-west-1", origin: "http://localhost", secret: () => "" });
const open = () => openThrottle(template, names, () => time);
const times = (count: number, run: () => boolean) => Array.from({ length: count }, run).filter(Boolean).length;

test("a burst passes, then as many as the rate gives back", () => {
  const mayPass = open();
  expect(times(10, () => mayPass("GET /a"))).toBe(4);
  time += 200;
  expect(times(10, () => mayPass("GET /b"))).toBe(2);
  time += 60_000;
  expect(times(10, () => mayPass("GET /a"))).toBe(4);
});

test("a route with settings of its own takes nothing from the others", () => {
  const mayPass = open();
  expect(times(10, () => mayPass("POST /one"))).toBe(2);
  expect(times(10, () => mayPass("GET /a"))).toBe(4);
});
