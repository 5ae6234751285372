import { useRef, useState } from "react";
import type { LoggedActivity } from "#domain/api/adminActivity.ts";
import { Refused } from "#domain/refused.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { knownPeople, rememberPeople } from "../people.ts";
import type { ActivityQuery } from "./activityQuery.ts";
import { activityCsv } from "./activityRows.ts";
import { readPage } from "./readLog.ts";

const words = activityWords.csv;

/** Every spreadsheet program opens a file of this many rows. It takes about 500 pages. */
const maxRows = 50_000;

/** Downloads the results of a search page by page. It can be canceled. */
export function useActivityExport(search: ActivityQuery) {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const start = async () => {
    const asking = new AbortController();
    running.current = asking;
    setProgress(0);
    try {
      const entries = await readAll(search, asking.signal, setProgress);
      await rememberPeople(
        entries.map(({ user_id }) => user_id),
        asking.signal,
      );
      const file = new Blob([activityCsv(entries, knownPeople)], { type: "text/csv;charset=utf-8" });
      download(file, fileNameOf(search));
      showToast((entries.length < maxRows ? words.done : words.bounded)({ count: entries.length }));
    } catch (error) {
      if (!asking.signal.aborted) showToast(error instanceof Refused ? error.message : words.failed);
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, start, cancel: () => running.current?.abort() };
}

const fileNameOf = ({ from, to }: ActivityQuery): string =>
  words.fileName({ days: from === to ? from : words.range({ from, to }) });

async function readAll(search: ActivityQuery, signal: AbortSignal, onCount: (count: number) => void) {
  const entries: LoggedActivity[] = [];
  let next: string | undefined;
  do {
    const page = await readPage(search, next, signal);
    entries.push(...page.entries);
    next = page.next;
    onCount(Math.min(entries.length, maxRows));
  } while (next !== undefined && entries.length < maxRows);
  return entries.slice(0, maxRows);
}
