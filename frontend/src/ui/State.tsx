import "./State.css";

interface StateProps {
  readonly kind: "good" | "warn" | "bad";
  readonly children: string;
}

/** How something is, in a word with a sign and a color. */
export const State = ({ kind, children }: StateProps) => <span className={`state state-${kind}`}>{children}</span>;
