import { useEffect } from "react";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { hasRoomForOutline } from "#frontend/modules/editor/screen/editorScreen.ts";

/** As in `editor.css`: here, the outline covers most of the text. */
const isPhone = "(max-width: 760px)";

/**
 * Closes the outline when the window becomes too narrow for it, such as at a zoom of 200 %, and reopens it when there's
 * room. On a phone, a tap on the text closes it, too.
 */
export function useOutline({ screen }: Editor): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const wideEnough = window.matchMedia(hasRoomForOutline);
    const follow = (): void => screen.show({ hasOutline: wideEnough.matches });
    const close = ({ target }: PointerEvent): void => {
      const isText = target instanceof Element && target.closest(".editor-page") !== null;
      if (isText && screen.shown.get().hasOutline && window.matchMedia(isPhone).matches)
        screen.show({ hasOutline: false });
    };
    wideEnough.addEventListener("change", follow, { signal });
    document.addEventListener("pointerdown", close, { signal });
    return () => stop.abort();
  }, [screen]);
}
