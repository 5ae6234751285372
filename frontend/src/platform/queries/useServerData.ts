import { hashKey, type QueryKey, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { messageOf } from "../messageOf.ts";
import { useSession } from "../session/useSession.ts";
import { queryClient } from "./queryClient.ts";

export type Loaded<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly data: T }
  | { readonly kind: "failed"; readonly errorText: string };

interface ServerDataOptions<T> {
  /** From the feature's list of keys. The signed-in person is added to it. */
  readonly key: QueryKey;
  /** The signal cancels the request when no screen needs it anymore. */
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** Loads nothing while this is false. */
  readonly isEnabled?: boolean;
  /** Loads again when people come back to the page, and when the connection is back. */
  readonly isReloadedOnReturn?: boolean;
  /** Loads again this often while the page is visible, and when people come back to it. */
  readonly everyMs?: number | false;
  /** Younger data isn't loaded again when people come back. */
  readonly freshMs?: number;
  /** What is already known. It isn't loaded again before `freshMs` have passed. */
  readonly known?: T | undefined;
}

export interface ServerData<T> {
  /** The last attempt: after a failure, it's `failed`, even if there is data from before. */
  readonly state: Loaded<T>;
  /** The last attempt failed. Stays true while another one is running. */
  readonly hasFailed: boolean;
  /** What was loaded last, whether or not a later attempt failed. */
  readonly data: T | undefined;
  /** Loads again. The answer to a load that is in progress is ignored: it may be older than what made us reload. */
  readonly reload: () => Promise<void>;
  /**
   * Changes what was loaded, after a request has changed it on the server. Changes nothing if there is no data. A load
   * that is in progress starts again, because its answer may be older than the change.
   */
  readonly update: (change: (before: T) => T) => void;
}

/**
 * Loads data from the server, and holds it while screens show it. Another key starts from the beginning, and a late
 * answer to the earlier key is ignored.
 */
export function useServerData<T>(options: ServerDataOptions<T>): ServerData<T> {
  const { load, isEnabled = true, isReloadedOnReturn = false, everyMs = false, freshMs = 0, known } = options;
  const queryKey = useKeyOfPerson(options.key);
  const { data, error, isError, errorUpdateCount, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => load(signal),
      enabled: isEnabled,
      refetchOnWindowFocus: isReloadedOnReturn || everyMs !== false,
      refetchOnReconnect: isReloadedOnReturn,
      refetchInterval: everyMs,
      staleTime: freshMs,
      initialData: () => known,
    },
    queryClient,
  );
  const state = useMemo((): Loaded<T> => {
    if (isError) return { kind: "failed", errorText: messageOf(error) };
    return data === undefined ? { kind: "loading" } : { kind: "ready", data };
  }, [data, error, isError]);
  const reload = useCallback(async () => {
    await queryClient.cancelQueries({ queryKey, exact: true });
    await refetch();
  }, [queryKey, refetch]);
  const update = useCallback(
    (change: (before: T) => T) => {
      const isFirst = queryClient.getQueryData(queryKey) === undefined;
      queryClient.setQueryData<T>(queryKey, (before) => (before === undefined ? undefined : change(before)));
      if (queryClient.getQueryState(queryKey)?.fetchStatus === "fetching") void (isFirst ? reload() : refetch());
    },
    [queryKey, refetch, reload],
  );
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  return { state, hasFailed, data, reload, update };
}

/**
 * Puts the signed-in person first, so that nobody sees what somebody else loaded. Returns the same array as long as it
 * means the same.
 */
function useKeyOfPerson(key: QueryKey): QueryKey {
  const session = useSession();
  const text = hashKey([session.kind === "signed-in" ? session.session.user.id : null, ...key]);
  return useMemo(() => JSON.parse(text), [text]);
}
