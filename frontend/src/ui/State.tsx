import "./State.css";

interface StateProps {
  readonly kind: "good" | "warn" | "bad";
  readonly children: string;
}

/** A status in a word, with a shape and a color. */
export const State = ({ kind, children }: StateProps) => <span className={`state state-${kind}`}>{children}</span>;
