import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { ScreenControl } from "#frontend/modules/editor/screen/screenControl.ts";
import { findHistoryPlace } from "#frontend/modules/versions/historyAddress.ts";

/** Opens what an address of the editor asks for: the version history. */
export function useAddressed({ show }: ScreenControl): void {
  const { search } = useLocation();
  useEffect(() => {
    if (findHistoryPlace(search)) show({ board: "history" });
  }, [search, show]);
}
