import { nanoid } from "nanoid";
import { beforeAll, expect, inject, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";
import { dialogue, note, play, scene } from "#tests/support/playBuilder.ts";
import { base64 } from "#tests/support/writer.ts";

const origin = inject("origin");
let author: ApiSession;
beforeAll(async () => {
  const { email = "", password = "" } = demonstrationAccounts.find(({ role }) => role === "company") ?? {};
  author = await signInToApi(origin, email, password);
});

type Headers = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, never>>;

async function ask(method: string, path: string, headers: Headers, body?: object) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const asAuthor = (method: string, path: string, body?: object) =>
  ask(method, path, { authorization: `Bearer ${author.accessToken}` }, body);

const written = play(scene("Battlements", dialogue("Who's there? Nay, answer me."), note("Cut this.")));

async function openLink(options: object) {
  const playId = nanoid();
  await asAuthor("POST", "/plays", { playId, owner: author.userId, title: "The Lamp" });
  const body = base64(Y.encodeStateAsUpdate(documentOf(written)));
  await asAuthor("POST", `/plays/${playId}/updates`, { after: 0, updateId: nanoid(), device: "device-one", body });
  const link = await asAuthor("POST", `/plays/${playId}/shares`, {
    ...{ shareId: nanoid(16), label: "", isBlind: false, takesFeedback: true, mayDownload: false },
    ...{ endsAt: null, password: null, shows: { what: "play" }, isLive: true },
    ...options,
  });
  expect(link.status).toBe(200);
  return { playId, token: String(link.body.token) };
}

const [heading, speech, aside] = written.blocks;
const pointAt = (blockId: string | undefined, quote: string) => ({
  sequence: 1,
  ranges: [{ blockId, start: 0, end: quote.length, quote }],
});

test.each([
  ["a live link", {}],
  ["a link to a scene", { isLive: false, shows: { what: "scenes", headings: [heading?.id] } }],
])("%s: a reader comments, the author reads it and answers, through the whole stack", async (_, options) => {
  const { playId, token } = await openLink(options);
  const reader = { "reader-key": nanoid(22) };
  const feedbackId = nanoid(16);
  const comment = { feedbackId, kind: "question", text: "Who is it?", passage: pointAt(speech?.id, "Who's there?") };
  expect(await ask("POST", `/shared/${token}/feedback`, reader, comment)).toMatchObject({ status: 200 });
  const ofNote = { ...comment, feedbackId: nanoid(16), passage: pointAt(aside?.id, "Cut this.") };
  expect(await ask("POST", `/shared/${token}/feedback`, reader, ofNote)).toMatchObject({ status: 400 });

  const ofPlay = `/plays/${playId}`;
  expect((await asAuthor("GET", ofPlay)).body).toMatchObject({ newFeedback: 1 });
  const { feedback } = (await asAuthor("GET", `${ofPlay}/feedback`)).body;
  expect(feedback).toMatchObject([{ feedbackId, places: [expect.any(String)] }]);
  const statuses = [
    await asAuthor("POST", `${ofPlay}/feedback/${feedbackId}/replies`, { text: "Francisco." }),
    await asAuthor("PATCH", `${ofPlay}/feedback/${feedbackId}`, { state: "resolved" }),
    await asAuthor("PUT", `${ofPlay}/feedback/seen`),
    await asAuthor("PUT", `${ofPlay}/questions`, { questions: [{ id: "q1", text: "Were you cold?" }] }),
    await ask("PATCH", `/shared/${token}/feedback/${feedbackId}`, reader, { text: "Who are they?" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect((await ask("GET", `/shared/${token}`, {})).body).toMatchObject({ questions: [{ id: "q1" }] });
  expect((await ask("GET", `/shared/${token}/feedback`, reader)).body).toMatchObject({
    feedback: [{ text: "Who are they?", state: "resolved", replies: [{ text: "Francisco." }] }],
  });
  expect(await ask("DELETE", `/shared/${token}/feedback/${feedbackId}`, reader)).toMatchObject({ status: 200 });
  expect((await asAuthor("GET", `${ofPlay}/feedback`)).body).toMatchObject({ feedback: [] });
});

const mailsTo = async (email: string) => {
  const all: readonly { to: string; subject: string; text: string }[] = await (
    await fetch(`${origin}/local/outbox.json`)
  ).json();
  return all.filter(({ to }) => to === email);
};

/** Makes the choice of an e-mail's link as mail programs do: with a form. */
const choose = (choice: "stop" | "confirm", text = "") =>
  fetch(`${origin}/api/mail-choices/${new RegExp(`/mail\\?lang=en#(${choice}\\.\\S+)`).exec(text)?.[1]}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

test("author and reader are told by e-mail once they want it, and stop it without signing in, through the whole stack", async () => {
  const { playId, token } = await openLink({});
  const reader = { "reader-key": nanoid(22) };
  const email = `${nanoid(10)}@ghostlight.test`;
  const author = demonstrationAccounts.find(({ role }) => role === "company")?.email ?? "";
  const before = (await mailsTo(author)).length;
  expect(await asAuthor("PATCH", "/profile", { comment_mails: true })).toMatchObject({ status: 200 });
  const feedbackId = nanoid(16);
  await ask("POST", `/shared/${token}/feedback`, reader, { feedbackId, kind: "comment", text: "Lovely." });
  const [told, ...earlier] = await mailsTo(author);
  expect(earlier).toHaveLength(before);
  expect(told?.subject).toBe("1 new comment on The Lamp");
  const wanted = { replyMails: { email, language: "en" } };
  expect(await ask("PATCH", `/shared/${token}/feedback/${feedbackId}`, reader, wanted)).toMatchObject({ status: 200 });
  expect((await choose("confirm", (await mailsTo(email))[0]?.text)).status).toBe(200);
  await asAuthor("POST", `/plays/${playId}/feedback/${feedbackId}/replies`, { text: "Thank you." });
  const [reply] = await mailsTo(email);
  expect(reply?.text).toContain(`${origin}/shared/${token}`);
  for (const text of [told?.text, reply?.text]) expect((await choose("stop", text)).status).toBe(200);
  expect((await asAuthor("GET", "/profile")).body).toMatchObject({ comment_mails: false });
  expect((await ask("GET", `/shared/${token}/feedback`, reader)).body).toMatchObject({ replyMails: null });
});
