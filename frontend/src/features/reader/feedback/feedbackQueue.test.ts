// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { Refused } from "#domain/refused.ts";
import type { ReaderLink } from "../opening/readerLink.ts";
import { countNewReplies } from "./entries.ts";
import type { FeedbackApi } from "./feedbackApi.ts";
import { placeOfReply } from "./feedbackPanelState.ts";
import { createFeedbackQueue } from "./feedbackQueue.ts";
import { openLocalFeedbackStore, type PendingRequest } from "./localFeedbackStore.ts";

const link: ReaderLink = { token: "link.s3cret", name: "link" };
const offline = () => new Refused("unavailable", "No line.", { code: "offline" });
const letters = "abcdefghijklmnopqrstuvwxyz";

beforeEach(() => localStorage.clear());

function changed(before: OwnFeedback, request: Extract<PendingRequest, { does: "change" | "answer" }>): OwnFeedback {
  if (request.does === "change") return { ...before, kind: request.kind, text: request.text };
  const { replyId, text } = request;
  const others = before.replies.filter((reply) => reply.replyId !== replyId);
  return { ...before, replies: [...others, { replyId, text, by: "reader", at: "2026-11-22T10:00:00.000Z" }] };
}

/** A server that stores each ID once, with a connection that can be cut. */
function openServer() {
  const given = new Map<string, OwnFeedback>();
  const log: string[] = [];
  let fault: (() => Error) | undefined;
  let isAnswerLost = false;
  const apply = (request: PendingRequest): OwnFeedback | undefined => {
    if (request.does === "leave") {
      const { feedback } = request;
      if (!given.has(feedback.feedbackId))
        given.set(feedback.feedbackId, { ...feedback, at: "2026-11-21T10:00:00.000Z", state: "open", replies: [] });
      return given.get(feedback.feedbackId);
    }
    const before = given.get(request.feedbackId);
    if (request.does === "takeBack") given.delete(request.feedbackId);
    else if (before) given.set(request.feedbackId, changed(before, request));
    return given.get(request.feedbackId);
  };
  const post: FeedbackApi = {
    list: async () => ({ feedback: [...given.values()] }),
    async run(_key, request) {
      if (fault) throw fault();
      log.push(request.does);
      const answer = apply(request);
      if (isAnswerLost) throw offline();
      return answer;
    },
  };
  return {
    post,
    log,
    reply: (id: OwnFeedback["feedbackId"], text: string, at: string) => {
      const before = given.get(id) ?? expect.fail("There's no such comment.");
      given.set(id, { ...before, replies: [...before.replies, { text, at, by: "author" }] });
    },
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
function visit({ post }: Pick<ReturnType<typeof openServer>, "post">, examples: readonly OwnFeedback[] = []) {
  const later: (() => void)[] = [];
  const pauses: number[] = [];
  const queue = createFeedbackQueue({
    localStore: openLocalFeedbackStore(link),
    post,
    newId: (length) => Array.from({ length }, () => letters[Math.floor(Math.random() * 26)]).join(""),
    now: () => "2026-11-21T09:00:00.000Z",
    after: (milliseconds, run) => {
      pauses.push(milliseconds);
      later.push(run);
    },
    examples,
  });
  const passTime = () => {
    for (const run of later.splice(0)) run();
  };
  return { queue, passTime, pauses };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const comment = (text: string) => ({ kind: "comment" as const, text });

test("a comment is sent, and its draft is removed", async () => {
  const server = openServer();
  const { queue } = visit(server);
  queue.introduce({ name: " Polly ", email: "" });
  queue.keepDraft("whole", comment("Bra"));
  const id = queue.say("whole", comment(" Bravo. "));
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
  expect(queue.get()).toMatchObject({
    line: "quiet",
    drafts: {},
    entries: [{ feedback: { feedbackId: id, name: "Polly" }, delivery: { kind: "sent" } }],
  });
});

test("an unfinished comment survives a reload", () => {
  const server = openServer();
  visit(server).queue.keepDraft("passage:x:0", comment("I wonder wh"));
  expect(visit(server).queue.get().drafts).toEqual({ "passage:x:0": comment("I wonder wh") });
});

test("comments over the rate limit wait for the next minute, and the reader isn't told that they are offline", async () => {
  const server = openServer();
  server.fail(() => new Refused("too-many", "Please send them in a minute."));
  const { queue } = visit(server);
  queue.say("whole", comment("Bravo."));
  await settled();
  expect(queue.get()).toMatchObject({ line: "slowed", entries: [{ delivery: { kind: "waiting" } }] });
  server.fail(undefined);
  queue.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("while comments are turned off, they wait, and the reader is told why", async () => {
  const server = openServer();
  server.fail(() => new Refused("unavailable", "Comments are turned off.", { code: "feedback-off" }));
  const { queue } = visit(server);
  queue.say("whole", comment("Bravo."));
  await settled();
  expect(queue.get()).toMatchObject({ line: "off", entries: [{ delivery: { kind: "waiting" } }] });
  server.fail(undefined);
  queue.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("comments written offline wait on the device, survive a reload, and are sent once the reader is online", async () => {
  const server = openServer();
  server.fail(offline);
  const first = visit(server).queue;
  first.say("whole", comment("Bravo."));
  await settled();
  expect(first.get()).toMatchObject({ line: "waiting", entries: [{ delivery: { kind: "waiting" } }] });
  server.fail(undefined);
  const { queue } = visit(server);
  queue.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
  expect(queue.get()).toMatchObject({ line: "quiet", entries: [{ delivery: { kind: "sent" } }] });
});

test("sending is retried automatically after the connection was lost", async () => {
  const server = openServer();
  server.fail(offline);
  const { queue, passTime } = visit(server);
  queue.say("whole", comment("Bravo."));
  await settled();
  server.fail(undefined);
  passTime();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("a lost response causes no duplicate, and edits made in the meantime aren't lost", async () => {
  const server = openServer();
  server.loseAnswers(true);
  const { queue } = visit(server);
  const id = queue.say("whole", comment("Bravo."));
  await settled();
  queue.change("edit", id, comment("Bravissimo."));
  await settled();
  server.loseAnswers(false);
  queue.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravissimo."]);
  expect(server.log).toEqual(["leave", "leave", "leave", "change"]);
  expect(queue.get().entries).toHaveLength(1);
});

test("a comment that the server refuses stays with the reason, and is sent once it's corrected", async () => {
  const server = openServer();
  server.fail(() => new Refused("invalid", "Too loud."));
  const { queue } = visit(server);
  const id = queue.say("whole", comment("BRAVO!"));
  await settled();
  expect(queue.get()).toMatchObject({
    line: "quiet",
    entries: [{ feedback: { text: "BRAVO!" }, delivery: { kind: "refused", errorText: "Too loud." } }],
  });
  server.fail(undefined);
  queue.change("edit", id, comment("Bravo."));
  await settled();
  expect(server.log).toEqual(["leave"]);
  expect(server.texts()).toEqual(["Bravo."]);
});

test("a refused comment doesn't hold up the others", async () => {
  const server = openServer();
  server.fail(() => new Refused("invalid", "Too loud."));
  const { queue } = visit(server);
  queue.say("one", comment("BRAVO!"));
  await settled();
  server.fail(undefined);
  queue.say("two", comment("Softly."));
  await settled();
  expect(server.texts()).toEqual(["Softly."]);
});

test("when the pass expires, the reader enters the password again and sending continues", async () => {
  const server = openServer();
  server.fail(() => new Refused("not-allowed", "It wants its password.", { code: "password-needed" }));
  const { queue } = visit(server);
  queue.say("whole", comment("Bravo."));
  await settled();
  expect(queue.get().line).toBe("locked");
  server.fail(undefined);
  queue.wake();
  await settled();
  expect(server.texts()).toEqual(["Bravo."]);
});

test("a deleted comment disappears at once and stays deleted", async () => {
  const server = openServer();
  const { queue } = visit(server);
  const id = queue.say("whole", comment("Boo."));
  await settled();
  queue.takeBack(id);
  expect(queue.get().entries).toEqual([]);
  await settled();
  expect(server.texts()).toEqual([]);
});

test("returning readers see the author's replies, and two tabs stay in sync", async () => {
  const server = openServer();
  const first = visit(server).queue;
  first.say("whole", comment("Why?"));
  await settled();
  const second = visit(server).queue;
  expect(second.get().earlier).toBe("loading");
  second.wake();
  await settled();
  expect(second.get()).toMatchObject({ earlier: "loaded", entries: [{ feedback: { text: "Why?" } }] });
  second.keepDraft("whole", comment("And"));
  window.dispatchEvent(new StorageEvent("storage", { key: "ghostlight.feedback.link" }));
  expect(first.get().drafts).toEqual({ whole: comment("And") });
});

test("only a failed request means that earlier comments are missing, and a new reader has none", async () => {
  const server = openServer();
  const unreachable = { post: { ...server.post, list: () => Promise.reject(offline()) } };
  const newReader = visit(unreachable).queue;
  newReader.wake();
  newReader.say("whole", comment("Why?"));
  expect(newReader.get().earlier).toBe("loaded");
  await settled();
  newReader.wake();
  await settled();
  expect(newReader.get().earlier).toBe("loaded");
  const later = visit(unreachable).queue;
  expect(later.get().earlier).toBe("loading");
  later.wake();
  await settled();
  expect(later.get().earlier).toBe("failed");
});

test("earlier comments are requested again after a failure of the connection or the server, with growing pauses", async () => {
  const server = openServer();
  visit(server).queue.say("whole", comment("Why?"));
  await settled();
  let fault: Error | undefined = offline();
  let asked = 0;
  const list = async (key: string) => {
    asked += 1;
    if (fault) throw fault;
    return server.post.list(key);
  };
  const { queue, passTime, pauses } = visit({ post: { ...server.post, list } });
  queue.wake();
  await settled();
  expect(queue.get().earlier).toBe("failed");
  fault = new Refused("unavailable", "Something went wrong on our side.");
  passTime();
  await settled();
  expect(queue.get().earlier).toBe("failed");
  // Another visit to the tab replaces the attempt that waits.
  queue.wake();
  await settled();
  fault = undefined;
  passTime();
  await settled();
  expect(queue.get()).toMatchObject({ earlier: "loaded", entries: [{ feedback: { text: "Why?" } }] });
  expect([asked, pauses]).toEqual([4, [2_000, 4_000, 8_000]]);
  passTime();
  await settled();
  expect(asked).toBe(4);
});

test("a request for earlier comments that was refused isn't repeated", async () => {
  const server = openServer();
  visit(server).queue.say("whole", comment("Why?"));
  await settled();
  const list = () => Promise.reject(new Refused("not-allowed", "It wants its password.", { code: "password-needed" }));
  const { queue, pauses } = visit({ post: { ...server.post, list } });
  queue.wake();
  await settled();
  expect([queue.get().earlier, pauses]).toEqual(["failed", []]);
});

test("after the first comment, e-mails about replies are offered, and after a lost connection, earlier comments are there", async () => {
  const server = openServer();
  let isCut = false;
  const list = async () => {
    if (isCut) throw offline();
    return { feedback: (await server.post.list("")).feedback, replyMails: null };
  };
  const cuttable = { post: { ...server.post, list } };
  const { queue } = visit(cuttable);
  queue.wake();
  await settled();
  expect(queue.get().replyMails).toBeUndefined();
  queue.say("whole", comment("One."));
  await settled();
  expect(queue.get().replyMails).toBeNull();

  isCut = true;
  const later = visit(cuttable).queue;
  later.wake();
  await settled();
  isCut = false;
  later.say("whole", comment("Two."));
  await settled();
  expect(later.get()).toMatchObject({ earlier: "loaded", replyMails: null });
  expect(later.get().entries.map(({ feedback }) => feedback.text)).toEqual(["One.", "Two."]);
});

test("the comments of a demonstration come first, and none of them is sent", async () => {
  const server = openServer();
  const said = {
    kind: "comment",
    text: "Drier.",
    name: "Maya",
    email: "",
    at: "",
    state: "open",
    replies: [],
  } as const;
  const { queue } = visit(server, [{ ...said, feedbackId: "example-comment0" as FeedbackId, replies: [] }]);
  queue.say("whole", comment("Bra"));
  await settled();
  expect(queue.get().entries.map(({ feedback, delivery }) => [feedback.text, delivery.kind])).toEqual([
    ["Drier.", "example"],
    ["Bra", "sent"],
  ]);
  expect(server.texts()).toEqual(["Bra"]);
});

test("an answer to the author that's written offline is shown, survives a reload, and is sent once", async () => {
  const server = openServer();
  const { queue } = visit(server);
  const id = queue.say("whole", comment("Which lamp?"));
  await settled();
  server.reply(id, "The one in the attic.", "2026-11-22T09:00:00.000Z");
  queue.wake();
  await settled();
  server.fail(offline);
  queue.keepDraft(placeOfReply(id), comment("Ah."));
  queue.answer(placeOfReply(id), id, " Ah. ");
  await settled();
  const texts = (of: typeof queue) => of.get().entries[0]?.feedback.replies.map(({ text }) => text);
  expect(queue.get()).toMatchObject({ drafts: {}, entries: [{ delivery: { kind: "waiting" } }] });
  expect(texts(queue)).toEqual(["The one in the attic.", "Ah."]);
  server.fail(undefined);
  server.loseAnswers(true);
  queue.wake();
  await settled();
  server.loseAnswers(false);
  const again = visit(server).queue;
  again.wake();
  await settled();
  expect(texts(again)).toEqual(["The one in the attic.", "Ah."]);
  expect(again.get().entries[0]?.delivery.kind).toBe("sent");
});

test("the author's replies are new until the reader has looked at them, on this device also after a reload", async () => {
  const server = openServer();
  const { queue } = visit(server);
  const id = queue.say("whole", comment("Which lamp?"));
  await settled();
  server.reply(id, "The one in the attic.", "2026-11-22T09:00:00.000Z");
  queue.wake();
  await settled();
  const news = (of: typeof queue) => countNewReplies(of.get().entries, of.get().lookedAt);
  expect(news(queue)).toBe(1);
  queue.lookAtReplies();
  expect(news(queue)).toBe(0);
  server.reply(id, "Or the other one.", "2026-11-23T09:00:00.000Z");
  const again = visit(server).queue;
  again.wake();
  await settled();
  expect(news(again)).toBe(1);
});
