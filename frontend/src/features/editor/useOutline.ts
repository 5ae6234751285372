import { useEffect } from "react";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { hasRoomForOutline } from "#frontend/modules/editor/screen/editorScreen.ts";

/** Closes the outline when the window becomes too narrow for it, such as at a zoom of 200 %, and reopens it when there's room. */
export function useOutline({ screen }: Editor): void {
  useEffect(() => {
    const wideEnough = window.matchMedia(hasRoomForOutline);
    const follow = (): void => screen.show({ hasOutline: wideEnough.matches });
    wideEnough.addEventListener("change", follow);
    return () => wideEnough.removeEventListener("change", follow);
  }, [screen]);
}
