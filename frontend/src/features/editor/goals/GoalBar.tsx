import "./goals.css";

/** How much of a goal is done. The numbers are in words beside it. */
export const GoalBar = ({ words, goal }: { readonly words: number; readonly goal: number }) => (
  <svg className="goal-bar" aria-hidden="true">
    <rect width="100%" height="100%" className="goal-bar-rest" />
    <rect width={`${Math.max(0, Math.min(100, (100 * words) / goal))}%`} height="100%" className="goal-bar-done" />
  </svg>
);
