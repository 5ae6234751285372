import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { passwordNeeded as passwordNeededCode } from "#domain/api/shared.ts";
import { switchedOffCodes } from "#domain/api/switches.ts";
import { type Refusal, Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { retryAfter } from "#frontend/modules/feedback/retryAfter.ts";
import { nextRequest } from "./entries.ts";
import type { FeedbackApi } from "./feedbackApi.ts";
import type { LocalFeedbackStore, PendingRequest } from "./localFeedbackStore.ts";

const passwordNeeded: typeof passwordNeededCode = "password-needed";

/**
 * Whether requests are being sent, or wait for the connection, for the rate limit, for comments to be turned on again, or
 * for the link's password.
 */
export type Connection = "quiet" | "sending" | "waiting" | "slowed" | "off" | "locked";

export interface SendingOptions {
  readonly localStore: LocalFeedbackStore;
  readonly post: FeedbackApi;
  readonly after: (milliseconds: number, run: () => void) => void;
  readonly onConnection: (line: Connection) => void;
  /** Called when a request is done, with the comment as it is now; undefined if it was deleted. */
  readonly onDone: (request: PendingRequest, feedback: OwnFeedback | undefined) => void;
}

/** Sends the stored requests in order, one after the other. Returns a function that starts it. */
export function createSending({ localStore, post, after, onConnection, onDone }: SendingOptions): () => Promise<void> {
  let line: Connection = "quiet";
  let failures = 0;
  const hold = (next: Connection) => {
    line = next;
    onConnection(next);
  };
  const nextToSend = () => nextRequest(localStore.read().errands);

  /** Sends one request, and returns the state of the connection afterward. */
  async function deliver(request: PendingRequest): Promise<Connection> {
    try {
      const feedback = await post.run(localStore.read().key ?? "", request);
      localStore.change((notes) => ({ ...notes, errands: notes.errands.filter((one) => !isSame(one, request)) }));
      onDone(request, feedback);
      return "quiet";
    } catch (error) {
      const { line: after, refused } = failureOf(error);
      if (after) return after;
      localStore.change((notes) => ({
        ...notes,
        errands: notes.errands.map((one) => (isSame(one, request) ? { ...one, refused } : one)),
      }));
      return "quiet";
    }
  }

  return async function send(): Promise<void> {
    if (line === "sending") return;
    hold("sending");
    let next: Connection = "quiet";
    for (let request = nextToSend(); request && next === "quiet"; request = nextToSend()) next = await deliver(request);
    hold(next);
    if (next !== "waiting" && next !== "slowed" && next !== "off") {
      failures = 0;
      return;
    }
    failures += 1;
    after(retryAfter(failures), () => line === next && void send());
  };
}

const isSame = (one: PendingRequest, other: PendingRequest): boolean => one.taskId === other.taskId;

/** Whether the same request may succeed later without anybody doing anything. */
export const isPassing = (error: unknown): boolean => error instanceof Refused && error.reason in passing;

const passing: Partial<Record<Refusal, Connection>> = { unavailable: "waiting", "too-many": "slowed" };

/** Lost connections and rate limits are retried automatically. Any other refusal is shown to the reader. */
function failureOf(error: unknown): { readonly line?: Connection; readonly refused: string } {
  if (!(error instanceof Refused)) return { refused: failureWords.ours };
  if (error.code === passwordNeeded) return { line: "locked", refused: "" };
  if (error.code === switchedOffCodes.feedback) return { line: "off", refused: "" };
  const line = passing[error.reason];
  return { ...(line && { line }), refused: error.message };
}
