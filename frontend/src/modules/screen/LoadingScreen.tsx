import { useEffect } from "react";
import { shellWords } from "#frontend/messages/shell.yaml";
import { postponeIdle } from "#frontend/platform/whenIdle.ts";
import "./LoadingScreen.css";

/** Shown while a screen's code or the session loads. */
export function LoadingScreen() {
  useEffect(postponeIdle, []);
  return (
    <div className="loading-screen" role="status">
      {shellWords.loading}
    </div>
  );
}
