import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { newPlayId } from "#frontend/modules/sync/newPlayId.ts";
import { logUnexpected } from "#frontend/platform/messageOf.ts";

/** Starts a play. The first one of a new account continues what was written on the home page. */
export function NewPlay({ userId }: { readonly userId: UserId }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isFirst = query.has("first");
  useEffect(() => {
    let isHere = true;
    const open = (begun: PlayId | undefined): void => {
      if (!isHere) return;
      const state = begun ? { opensAt: "end" } : { isNew: true, opensAt: "title" };
      void navigate(`/editor/${begun ?? newPlayId()}`, { replace: true, state });
    };
    if (isFirst) void findBegun(userId).then(open);
    else open(undefined);
    return () => {
      isHere = false;
    };
  }, [navigate, userId, isFirst]);
  return <LoadingScreen />;
}

/** If it can't be taken over, the writer gets an empty play, and what was written stays stored for another attempt. */
async function findBegun(userId: UserId): Promise<PlayId | undefined> {
  try {
    return await (await import("./firstPlay.ts")).findFirstPlay(userId);
  } catch (error) {
    logUnexpected(error);
    return undefined;
  }
}
