import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { ReplyMails } from "#domain/api/readerFeedback.ts";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import { retryAfter } from "#frontend/modules/feedback/retryAfter.ts";
import { createStore } from "#frontend/state/createStore.ts";
import { entriesOf, examplesOf, latestReplyAt, type OwnEntry, requestSubject, withChange } from "./entries.ts";
import type { FeedbackApi } from "./feedbackApi.ts";
import type {
  FeedbackDraft,
  LocalFeedbackStore,
  PendingRequest,
  ReaderDetails,
  StoredFeedbackState,
} from "./localFeedbackStore.ts";
import { type Connection, createSending, isPassing } from "./sending.ts";

/** What became of a request for the reader's comments. */
type Listing = "done" | "retry" | "refused";

/** Whether the comments that the reader sent before are here. */
type EarlierComments = "loaded" | "loading" | "failed";

export interface FeedbackQueueState {
  readonly entries: readonly OwnEntry[];
  readonly drafts: Readonly<Record<string, FeedbackDraft>>;
  readonly reader: ReaderDetails;
  readonly line: Connection;
  readonly earlier: EarlierComments;
  /** When the latest reply was written that the reader has looked at; empty if they haven't looked yet. */
  readonly lookedAt: string;
  /** E-mails about replies: null if they're off, undefined if they aren't offered or not known yet. */
  readonly replyMails?: ReplyMails | null | undefined;
  /** Whether drafts survive a reload. */
  readonly isKept: boolean;
}

/** A reader's comments on their way to the author. Nothing typed is lost by a reload or a lost connection. */
export interface FeedbackQueue {
  readonly get: () => FeedbackQueueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Queues the draft as a comment, removes the draft, and returns the comment's ID. */
  readonly say: (place: string, draft: FeedbackDraft, questionId?: string) => FeedbackId;
  readonly change: (place: string, feedbackId: FeedbackId, draft: FeedbackDraft) => void;
  readonly takeBack: (feedbackId: FeedbackId) => void;
  /** Queues the draft at this place as an answer to the author, and removes the draft. */
  readonly answer: (place: string, feedbackId: FeedbackId, text: string) => void;
  /** The reader has looked at every reply that is here. */
  readonly lookAtReplies: () => void;
  /** Saves a draft; undefined discards it. */
  readonly keepDraft: (place: string, draft: FeedbackDraft | undefined) => void;
  readonly introduce: (reader: ReaderDetails) => void;
  /** E-mails about replies were turned on or off. */
  readonly noteReplyMails: (replyMails: ReplyMails | null) => void;
  /** Retries refused requests, and sends waiting ones immediately. */
  readonly tryAgain: () => void;
  /** Sends waiting requests, and fetches new replies by the author. */
  readonly wake: () => void;
}

export interface FeedbackQueueOptions {
  readonly localStore: LocalFeedbackStore;
  readonly post: FeedbackApi;
  readonly newId: (length: number) => string;
  readonly now: () => string;
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Other readers' comments in a demonstration. */
  readonly examples?: readonly OwnFeedback[];
  /** When the text on the page was changed last. */
  readonly asOf?: string;
}

/** Length in base64url of a reader's key (128 bits), and of an ID. */
const [keyLength, idLength] = [22, 16];

export function createFeedbackQueue({
  localStore,
  post,
  newId,
  now,
  after,
  examples = [],
  asOf,
}: FeedbackQueueOptions): FeedbackQueue {
  const store = createQueueStore({ localStore, now, examples });
  const list = createListing(() => store.ask(post), after);
  const onDone: typeof store.setDone = (request, feedback) => {
    store.setDone(request, feedback);
    // After the first comment from this device, or if the list couldn't be loaded before.
    if (!store.isListed()) void list();
  };
  const send = createSending({ localStore, post, after, onConnection: store.setLine, onDone });
  const write = (change: (notes: StoredFeedbackState) => StoredFeedbackState): void => {
    localStore.change(change);
    store.notify();
  };
  /** Replaces the draft with a request. */
  const add = (place: string, addTo: (errands: readonly PendingRequest[]) => readonly PendingRequest[]): void => {
    write(({ key = newId(keyLength), errands, drafts, ...notes }) => ({
      ...notes,
      key,
      errands: [...addTo(errands)],
      drafts: withoutDraft(drafts, place),
    }));
    void send();
  };
  const task = () => ({ taskId: newId(idLength) });
  localStore.onOtherTab(store.notify);
  return {
    get: store.get,
    subscribe: store.subscribe,
    say(place, { kind, text, passage }, questionId) {
      const feedbackId = newId(idLength) as FeedbackId;
      const about = { ...(passage && { passage }), ...(questionId && { questionId }) };
      const { name, email } = store.get().reader;
      const feedback = {
        feedbackId,
        kind,
        text: text.trim(),
        ...about,
        name: name.trim(),
        email,
        ...(asOf && { asOf }),
      };
      add(place, (errands) => [...errands, { ...task(), does: "leave", feedback }]);
      return feedbackId;
    },
    change: (place, feedbackId, { kind, text }) =>
      add(place, (errands) => withChange(errands, { ...task(), does: "change", feedbackId, kind, text: text.trim() })),
    takeBack: (feedbackId) =>
      add("", (errands) => [
        ...errands.filter((one) => one.refused === undefined || requestSubject(one) !== feedbackId),
        { ...task(), does: "takeBack", feedbackId },
      ]),
    answer: (place, feedbackId, text) =>
      add(place, (errands) => [
        ...errands,
        { ...task(), does: "answer", feedbackId, replyId: newId(idLength) as FeedbackId, text: text.trim() },
      ]),
    lookAtReplies() {
      const latest = latestReplyAt(store.get().entries);
      if (latest > store.get().lookedAt) write((notes) => ({ ...notes, lookedAt: latest }));
    },
    keepDraft: (place, draft) =>
      write(({ drafts, ...notes }) => ({
        ...notes,
        drafts: { ...withoutDraft(drafts, place), ...(draft && { [place]: draft }) },
      })),
    introduce(reader) {
      localStore.keepReader(reader);
      store.notify();
    },
    noteReplyMails: store.setReplyMails,
    tryAgain() {
      write(({ errands, ...notes }) => ({ ...notes, errands: errands.map((one) => ({ ...one, refused: undefined })) }));
      void send();
    },
    wake: () => void send().then(list),
  };
}

/** Lists the reader's comments, and tries again after a failure that may pass, with the pauses of what is sent. */
function createListing(ask: () => Promise<Listing>, after: FeedbackQueueOptions["after"]): () => Promise<void> {
  let failures = 0;
  let latest = 0;
  return async function list(): Promise<void> {
    const attempt = ++latest;
    const listing = await ask();
    if (listing !== "retry") failures = 0;
    // Another attempt has begun since, and sees to its own failure.
    else if (attempt === latest) after(retryAfter(++failures), () => attempt === latest && void list());
  };
}

function withoutDraft(drafts: StoredFeedbackState["drafts"], place: string): StoredFeedbackState["drafts"] {
  const { [place]: _, ...others } = drafts;
  return others;
}

/** What the screen shows, from local storage and from what the server has. */
function createQueueStore({
  localStore,
  now,
  examples,
}: Pick<FeedbackQueueOptions, "localStore" | "now"> & { readonly examples: readonly OwnFeedback[] }) {
  const shown = examplesOf(examples);
  // Without a key, this device has never sent a comment.
  let given: readonly OwnFeedback[] | undefined = localStore.read().key === undefined ? [] : undefined;
  let line: Connection = "quiet";
  let hasFailed = false;
  let isListed = false;
  let replyMails: ReplyMails | null | undefined;
  const look = (): FeedbackQueueState => {
    const { errands, drafts, lookedAt = "" } = localStore.read();
    const earlier = given ? "loaded" : hasFailed ? "failed" : "loading";
    const entries = [...shown, ...entriesOf(given ?? [], errands, now())];
    const isKept = localStore.isKept();
    return { entries, drafts, reader: localStore.readReader(), line, earlier, lookedAt, replyMails, isKept };
  };
  const { get, set, subscribe } = createStore(look());
  const notify = (): void => set(look());
  return {
    notify,
    get,
    subscribe,
    /** Whether the server has said which comments are there. */
    isListed: () => isListed,
    setLine(next: Connection) {
      line = next;
      notify();
    },
    setReplyMails(next: ReplyMails | null) {
      replyMails = next;
      notify();
    },
    setDone(request: PendingRequest, feedback: OwnFeedback | undefined) {
      given = withFeedback(given ?? [], requestSubject(request), feedback);
      notify();
    },
    async ask(post: FeedbackApi): Promise<Listing> {
      const { key } = localStore.read();
      let listing: Listing = "done";
      if (key) {
        const listed = await post.list(key).catch((error: unknown) => {
          listing = isPassing(error) ? "retry" : "refused";
        });
        hasFailed = !listed;
        isListed = !hasFailed;
        given = listed?.feedback ?? given;
        replyMails = listed?.replyMails;
      }
      notify();
      return listing;
    },
  } as const;
}

/** Replaces the comment in place, or appends it. */
function withFeedback(given: readonly OwnFeedback[], id: FeedbackId, feedback: OwnFeedback | undefined) {
  const at = given.findIndex(({ feedbackId }) => feedbackId === id);
  if (!feedback) return given.filter(({ feedbackId }) => feedbackId !== id);
  return at < 0 ? [...given, feedback] : given.with(at, feedback);
}
