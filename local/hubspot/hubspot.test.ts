import { expect, onTestFinished, test } from "vitest";
import { openFaults } from "#local/faults.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { hubspotPath, hubspotToken, startHubspot } from "./startHubspot.ts";

async function openStandIn(dataFolder = temporaryFolder()) {
  let nowMs = Date.parse("2027-03-01T12:00:00.000Z");
  const standIn = await startHubspot({ dataFolder, faults: openFaults(), now: () => nowMs });
  onTestFinished(standIn.stop);
  const send = async (method: string, path: string, body?: unknown, token = hubspotToken) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(standIn.endpoint + path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  const requested = { method: "GET", query: "", headers: {}, body: Buffer.alloc(0), address: "127.0.0.1" };
  const page = async () => String((await standIn.pages({ ...requested, path: hubspotPath })).body);
  return { dataFolder, send, page, stop: standIn.stop, pass: (ms: number) => (nowMs += ms) };
}

const upsert = "/crm/v3/objects/contacts/batch/upsert";
const contact = (email: string, properties = {}) => ({
  idProperty: "email",
  id: email,
  properties: { email, ...properties },
});

test("a missing token, an unknown call or an invalid body is refused as HubSpot does", async () => {
  const { send } = await openStandIn();
  expect(await send("GET", "/crm/v3/pipelines/deals", undefined, "")).toMatchObject({
    status: 401,
    body: { status: "error", category: "INVALID_AUTHENTICATION" },
  });
  expect(await send("GET", "/crm/v3/nothing")).toMatchObject({ status: 404 });
  expect(await send("POST", upsert, { inputs: "none" })).toMatchObject({ status: 400 });
  const strange = { inputs: [{ ...contact("a@example.com"), color: "red" }] };
  expect(await send("POST", upsert, strange)).toMatchObject({ status: 400, body: { category: "VALIDATION_ERROR" } });
});

test("a property must be created before it's written", async () => {
  const { send } = await openStandIn();
  const batch = { inputs: [contact("a@example.com", { shoe_size: "42" })] };
  const refused = await send("POST", upsert, batch);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: "PROPERTY_DOESNT_EXIST" }] } });
  const shoeSize = { name: "shoe_size", label: "Shoe size", groupName: "none", type: "number", fieldType: "number" };
  const make = (property: object) => send("POST", "/crm/v3/properties/contacts/batch/create", { inputs: [property] });
  expect(await make(shoeSize)).toMatchObject({ status: 400 });
  expect(await make({ ...shoeSize, groupName: "contactinformation", fieldType: "text" })).toMatchObject({
    status: 400,
  });
  expect(await make({ ...shoeSize, groupName: "contactinformation" })).toMatchObject({ status: 201 });
  expect(await make({ ...shoeSize, groupName: "contactinformation" })).toMatchObject({ status: 409 });
  expect(await send("POST", upsert, batch)).toMatchObject({ status: 200, body: { results: [{ new: true }] } });
  expect(await send("POST", upsert, batch)).toMatchObject({ status: 200, body: { results: [{ new: false }] } });
});

test("more than a hundred in a batch, or one of them twice, is refused", async () => {
  const { send } = await openStandIn();
  const many = Array.from({ length: 101 }, (_, n) => contact(`person${n}@example.com`));
  expect(await send("POST", upsert, { inputs: many })).toMatchObject({ status: 400 });
  const twice = { inputs: [contact("a@example.com"), contact("A@example.com")] };
  expect(await send("POST", upsert, twice)).toMatchObject({ status: 400 });
});

test("the 191st request in ten seconds and the sixth search in one second must wait", async () => {
  const { send, pass } = await openStandIn();
  const search = { filterGroups: [], sorts: [], properties: [], limit: 1 };
  for (let n = 0; n < 5; n++) await send("POST", "/crm/v3/objects/contacts/search", search);
  const sixth = await send("POST", "/crm/v3/objects/contacts/search", search);
  expect(sixth).toMatchObject({ status: 429, body: { errorType: "RATE_LIMIT", policyName: "SECONDLY" } });
  for (let n = 0; n < 184; n++) await send("GET", "/crm/v3/pipelines/deals");
  const refused = await send("GET", "/crm/v3/pipelines/deals");
  expect(refused).toMatchObject({ status: 429, body: { policyName: "TEN_SECONDLY_ROLLING" } });
  expect(refused.headers.get("retry-after")).toBe("10");
  pass(10_000);
  expect(await send("GET", "/crm/v3/pipelines/deals")).toMatchObject({ status: 200 });
});

test("data survives a restart, numbering continues, and a page shows it", async () => {
  const first = await openStandIn();
  await first.send("POST", upsert, { inputs: [contact("a@example.com", { firstname: "<b>Aphra</b>" })] });
  await first.stop();
  const second = await openStandIn(first.dataFolder);
  await second.send("POST", upsert, { inputs: [contact("b@example.com"), contact("a@example.com")] });
  const page = await second.page();
  expect(page).toContain("Contacts (2)");
  expect(page).toContain("&lt;b&gt;Aphra");
});
