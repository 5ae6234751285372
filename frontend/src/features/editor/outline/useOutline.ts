import { useEffect } from "react";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { hasRoomForOutline, isPhone } from "#frontend/modules/editor/screen/screenControl.ts";

/**
 * Closes the outline when the window becomes too narrow for it, such as at a zoom of 200 %, and reopens it when there's
 * room. On a phone, a tap on the text or on a scene closes it, too.
 */
export function useOutline({ screen }: Editor): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const wideEnough = window.matchMedia(hasRoomForOutline);
    const follow = (): void => screen.show({ hasOutline: wideEnough.matches });
    const close = ({ target, type }: MouseEvent): void => {
      const leads = type === "click" ? ".outline-row" : ".editor-page";
      const isLeft = target instanceof Element && target.closest(leads) !== null;
      if (isLeft && screen.shown.get().hasOutline && window.matchMedia(isPhone).matches)
        screen.show({ hasOutline: false });
    };
    wideEnough.addEventListener("change", follow, { signal });
    document.addEventListener("pointerdown", close, { signal });
    document.addEventListener("click", close, { signal });
    return () => stop.abort();
  }, [screen]);
}
