import { sceneStatuses } from "#domain/play/play.ts";
import { statusWords } from "#frontend/messages/outline.yaml";

interface SceneStatusProps {
  /** As stored. One that this version doesn't know isn't shown. */
  readonly status: string | undefined;
  /** Shows the word, too, and not only the sign. */
  readonly isNamed?: boolean;
}

/** How far a scene or act is. */
export function SceneStatusMark({ status, isNamed = false }: SceneStatusProps) {
  const known = sceneStatuses.find((one) => one === status);
  if (!known) return null;
  return (
    <span className="scene-status" title={statusWords[known]}>
      <span className="scene-status-sign" data-status={known} aria-hidden="true" />
      <span className={isNamed ? undefined : "only-spoken"}>{statusWords[known]}</span>
    </span>
  );
}
