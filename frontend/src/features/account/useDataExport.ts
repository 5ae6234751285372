import { useEffect, useRef, useState } from "react";
import type { UserId } from "#domain/play/play.ts";
import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";

export type DataExportState =
  | { readonly kind: "idle" | "canceled" }
  /** `all` is 0 until the plays have been counted. */
  | { readonly kind: "packing"; readonly done: number; readonly all: number }
  | { readonly kind: "done"; readonly plays: number; readonly missing: readonly Noted[]; readonly behind: number }
  | { readonly kind: "failed"; readonly errorText: string };

interface Noted {
  readonly title: string;
  readonly errorText: string;
}

interface DataExportOptions {
  readonly userId: UserId;
  readonly person: string;
}

/** Exports all data of the signed-in person as one file. Leaving the page cancels it. */
export function useDataExport({ userId, person }: DataExportOptions) {
  const [state, setState] = useState<DataExportState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isPacking = state.kind === "packing";
  useEffect(() => (isPacking ? warnBeforeLeaving() : undefined), [isPacking]);

  const start = () => {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    const report = (next: DataExportState) => {
      if (running.current === run) setState(next);
    };
    report({ kind: "packing", done: 0, all: 0 });
    const onProgress = (progress: { done: number; all: number }) => report({ kind: "packing", ...progress });
    void packed({ userId, person, signal: run.signal, onProgress }).then(report);
  };
  const cancel = () => running.current?.abort();
  return { state, start, cancel };
}

interface Running extends DataExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { done: number; all: number }) => void;
}

async function packed(options: Running): Promise<DataExportState> {
  try {
    const { exportAccountData } = await import("#frontend/modules/exporting/accountData/exportAccountData.ts");
    const { plays, missing, behind } = await exportAccountData(options);
    return { kind: "done", plays, missing, behind: behind.length };
  } catch (error) {
    if (options.signal.aborted) return { kind: "canceled" };
    logUnexpected(error);
    return { kind: "failed", errorText: messageOf(error) };
  }
}

function warnBeforeLeaving(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", onLeave);
  return () => window.removeEventListener("beforeunload", onLeave);
}
