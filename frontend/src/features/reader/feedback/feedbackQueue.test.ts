// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import { Refused } from "#domain/refused.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import type { FeedbackApi } from "./feedbackApi.ts";
import { createFeedbackQueue } from "./feedbackQueue.ts";
import { openLocalFeedbackStore, type PendingRequest } from "./localFeedbackStore.ts";

const link: ReaderLink = { token: "link.s3cret", name: "link" };
const offline = () => new Refused("unavailable", "No line.", { code: "offline" });
const letters = "abcdefghijklmnopqrstuvwxyz";

beforeEach(() => localStorage.clear());

/** A server that stores each ID once, with a connection that can be cut. */
function house() {
  const given = new Map<string, OwnFeedback>();
  const log: string[] = [];
  let fault: (() => Error) | undefined;
  let isAnswerLost = false;
  const apply = (errand: PendingRequest): OwnFeedback | undefined => {
    if (errand.does === "leave") {
      const { feedback } = errand;
      if (!given.has(feedback.feedbackId))
        given.set(feedback.feedbackId, { ...feedback, at: "2026-11-21T10:00:00.000Z", state: "open", replies: [] });
      return given.get(feedback.feedbackId);
    }
    const before = given.get(errand.feedbackId);
    if (errand.does === "takeBack") given.delete(errand.feedbackId);
    else if (before) given.set(errand.feedbackId, { ...before, kind: errand.kind, text: errand.text });
    return given.get(errand.feedbackId);
  };
  const post: FeedbackApi = {
    list: async () => [...given.values()],
    async run(_key, errand) {
      if (fault) throw fault();
      log.push(errand.does);
      const answer = apply(errand);
      if (isAnswerLost) throw offline();
      return answer;
    },
  };
  return {
    post,
    log,
    texts: () => [...given.values()].map(({ text }) => text),
    fail: (with_: (() => Error) | undefined) => {
      fault = with_;
    },
    loseAnswers: (isLost: boolean) => {
      isAnswerLost = isLost;
    },
  };
}

/** The queue as a page opens it. Another call is another visit with the same device. */
function visit({ post }: Pick<ReturnType<typeof house>, "post">) {
  const later: (() => void)[] = [];
  const desk = createFeedbackQueue({
    notebook: openLocalFeedbackStore(link),
    post,
    newId: (length) => Array.from({ length }, () => letters[Math.floor(Math.random() * 26)]).join(""),
    now: () => "2026-11-21T09:00:00.000Z",
    after: (_, run) => later.push(run),
  });
  const passTime = () => {
    for (const run of later.splice(0)) run();
  };
  return { desk, passTime };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const comment = (text: string) => ({ kind: "comment" as const, text });

test("a comment is sent, and its draft is removed", async () => {
  const server = house();
  const { desk } = visit(server);
  desk.introduce({ name: " Polly ", email: "" });
  desk.keepDraft("whole", comment("Bra"));
  const id = desk.say("whole", comment(" Bravo. "));
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
  expect(desk.get()).toMatchObject({
    line: "quiet",
    drafts: {},
    entries: [{ feedback: { feedbackId: id, name: "Polly" }, standing: { kind: "sent" } }],
  });
});

test("an unfinished comment survives a reload", () => {
  const server = house();
  visit(server).desk.keepDraft("passage:x:0", comment("I wonder wh"));
  expect(visit(server).desk.get().drafts).toEqual({ "passage:x:0": comment("I wonder wh") });
});

test("comments over the rate limit wait for the next minute, and the reader isn't told that they are offline", async () => {
  const server = house();
  server.fail(() => new Refused("too-many", "Please send them in a minute."));
  const { desk } = visit(server);
  desk.say("whole", comment("Bravo."));
  await settled();
  expect(desk.get()).toMatchObject({ line: "slowed", entries: [{ standing: { kind: "waiting" } }] });
  server.fail(undefined);
  desk.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("comments written offline wait on the device, survive a reload, and are sent once the reader is online", async () => {
  const server = house();
  server.fail(offline);
  const first = visit(server).desk;
  first.say("whole", comment("Bravo."));
  await settled();
  expect(first.get()).toMatchObject({ line: "waiting", entries: [{ standing: { kind: "waiting" } }] });
  server.fail(undefined);
  const { desk } = visit(server);
  desk.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
  expect(desk.get()).toMatchObject({ line: "quiet", entries: [{ standing: { kind: "sent" } }] });
});

test("sending is retried automatically after the connection was lost", async () => {
  const server = house();
  server.fail(offline);
  const { desk, passTime } = visit(server);
  desk.say("whole", comment("Bravo."));
  await settled();
  server.fail(undefined);
  passTime();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("a lost response causes no duplicate, and edits made in the meantime aren't lost", async () => {
  const server = house();
  server.loseAnswers(true);
  const { desk } = visit(server);
  const id = desk.say("whole", comment("Bravo."));
  await settled();
  desk.change("edit", id, comment("Bravissimo."));
  await settled();
  server.loseAnswers(false);
  desk.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravissimo."]);
  expect(server.log).toEqual(["leave", "leave", "leave", "change"]);
  expect(desk.get().entries).toHaveLength(1);
});

test("a comment that the server refuses stays with the reason, and is sent once it's corrected", async () => {
  const server = house();
  server.fail(() => new Refused("invalid", "Too loud."));
  const { desk } = visit(server);
  const id = desk.say("whole", comment("BRAVO!"));
  await settled();
  expect(desk.get()).toMatchObject({
    line: "quiet",
    entries: [{ feedback: { text: "BRAVO!" }, standing: { kind: "refused", why: "Too loud." } }],
  });
  server.fail(undefined);
  desk.change("edit", id, comment("Bravo."));
  await settled();
  expect(server.log).toEqual(["leave"]);
  expect(server.texts()).toEqual(["Bravo."]);
});

test("a refused comment doesn't hold up the others", async () => {
  const server = house();
  server.fail(() => new Refused("invalid", "Too loud."));
  const { desk } = visit(server);
  desk.say("one", comment("BRAVO!"));
  await settled();
  server.fail(undefined);
  desk.say("two", comment("Softly."));
  await settled();
  expect(server.texts()).toEqual(["Softly."]);
});

test("when the pass expires, the reader enters the password again and sending continues", async () => {
  const server = house();
  server.fail(() => new Refused("not-allowed", "It wants its password.", { code: "password-needed" }));
  const { desk } = visit(server);
  desk.say("whole", comment("Bravo."));
  await settled();
  expect(desk.get().line).toBe("locked");
  server.fail(undefined);
  desk.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("a deleted comment disappears at once and stays deleted", async () => {
  const server = house();
  const { desk } = visit(server);
  const id = desk.say("whole", comment("Boo."));
  await settled();
  desk.takeBack(id);
  expect(desk.get().entries).toEqual([]);
  await settled();
  expect(server.texts()).toEqual([]);
});

test("returning readers see the author's replies, and two tabs stay in sync", async () => {
  const server = house();
  const first = visit(server).desk;
  first.say("whole", comment("Why?"));
  await settled();
  const second = visit(server).desk;
  expect(second.get().isComplete).toBe(false);
  second.wake();
  await settled();
  expect(second.get()).toMatchObject({ isComplete: true, entries: [{ feedback: { text: "Why?" } }] });
  second.keepDraft("whole", comment("And"));
  window.dispatchEvent(new StorageEvent("storage", { key: "ghostlight.feedback.link" }));
  expect(first.get().drafts).toEqual({ whole: comment("And") });
});
