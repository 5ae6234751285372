import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { collectForNewPlay } from "../modules/screen/typedAhead.ts";
import { focusHeading } from "./focusHeading.ts";

/**
 * On every new path, scrolls to the top and focuses the heading once it's there, like a full page load. What's typed meanwhile
 * for a new play isn't lost.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => collectForNewPlay(pathname), [pathname]);
  useEffect(() => {
    if (last.current === pathname || hash) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, hash]);
  return null;
}
