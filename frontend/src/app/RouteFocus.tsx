import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** On every new path, scrolls to the top and focuses the content, like a full page load. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname || hash) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
