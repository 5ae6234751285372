import { useEffect, useRef } from "react";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { type ImportSource, sourcesOf } from "./importSource.ts";
import { unreadableFile } from "./unreadableFile.ts";

/** Files that the system opens with the installed app. TypeScript doesn't have these types. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (params: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Imports files that were opened with the installed app from the system's file manager. The browser holds them until this
 * screen is shown, for example while people sign in.
 */
export function useLaunchedFiles(onFiles: (sources: readonly ImportSource[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      void readAll(files).then((sources) => sources.length > 0 && latest.current(sources));
    });
  }, []);
}

async function readAll(handles: readonly FileSystemFileHandle[]): Promise<readonly ImportSource[]> {
  return sourcesOf((await Promise.all(handles.map(readFile))).filter((file) => file !== undefined));
}

async function readFile(handle: FileSystemFileHandle): Promise<File | undefined> {
  try {
    return await handle.getFile();
  } catch {
    showToast(messageOf(unreadableFile(handle.name)));
    return undefined;
  }
}
