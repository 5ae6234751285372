import { useMemo } from "react";
import { type BuiltInCallId, builtInCallIds, builtInCalls } from "#domain/submissions/calls/builtInCalls.ts";
import type { SubmissionCall } from "#domain/submissions/calls/submissionCall.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { type Presets, usePresets } from "#frontend/modules/presets/usePresets.ts";

export interface NamedCall {
  /** As the log stores it. */
  readonly id: string;
  readonly name: string;
  readonly call: SubmissionCall;
  readonly isOwn: boolean;
}

export interface Calls extends Presets<"call"> {
  /** The writer's own, then the examples. */
  readonly calls: readonly NamedCall[];
}

/** Calls without a caller are kinds of calls. */
const kinds: Readonly<Partial<Record<BuiltInCallId, string>>> = callWords.kinds;

const examples: readonly NamedCall[] = builtInCallIds.map((id) => {
  const call: SubmissionCall = builtInCalls[id];
  return { id, name: kinds[id] ?? call.caller, call, isOwn: false };
});

/** Returns the calls to choose from, and what a writer does with their own. */
export function useCalls(): Calls {
  const presets = usePresets("call");
  const own = presets.presets;
  const calls = useMemo(
    () => [
      ...own.map(({ presetId, name, content }) => ({ id: presetId, name, call: content, isOwn: true })),
      ...examples,
    ],
    [own],
  );
  return { ...presets, calls };
}
