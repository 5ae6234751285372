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

/** A server that keeps what it is given once for each id, and a line to it that can be cut. */
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

/** The desk as a page opens it; another call is another visit with the same device. */
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

test("what is said is sent, and its draft is done with", async () => {
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

test("half a sentence outlives the page", () => {
  const server = house();
  visit(server).desk.keepDraft("passage:x:0", comment("I wonder wh"));
  expect(visit(server).desk.get().drafts).toEqual({ "passage:x:0": comment("I wonder wh") });
});

test("what comes too fast waits for its minute, and is not called offline", async () => {
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

test("without a line it waits on the device, over a reload too, and is sent once there is one", async () => {
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

test("a dead line is tried again by itself", async () => {
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

test("a lost answer doubles nothing, and loses no edit that was made meanwhile", async () => {
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

test("what the server does not take stays, with its reason, and goes once it is mended", async () => {
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

test("a refused one keeps no other from being sent", async () => {
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

test("a pass that has run out asks for the password, and then goes on", async () => {
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

test("taken back is gone at once, and stays gone", async () => {
  const server = house();
  const { desk } = visit(server);
  const id = desk.say("whole", comment("Boo."));
  await settled();
  desk.takeBack(id);
  expect(desk.get().entries).toEqual([]);
  await settled();
  expect(server.texts()).toEqual([]);
});

test("the author's answers are there when the reader comes back, and two tabs know of each other", async () => {
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
