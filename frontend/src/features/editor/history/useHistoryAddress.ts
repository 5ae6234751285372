import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type HistoryPlace, historyQuery } from "#frontend/modules/versions/historyAddress.ts";

/**
 * Keeps the address of what the history shows, so that a reload or another tab shows the same. Not while that isn't known:
 * what the address asks for may be there later.
 */
export function useHistoryAddress(place: HistoryPlace, isKnown: boolean): void {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const query = historyQuery(place);
  // The board has no entry yet when it has just opened, and none anymore when it's closing.
  const isFollowed = isKnown && state?.board === "history";
  useEffect(() => {
    if (isFollowed && search !== query) void navigate({ pathname, search: query }, { replace: true, state });
  }, [isFollowed, search, query, navigate, pathname, state]);
}
