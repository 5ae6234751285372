import { type ReactNode, useEffect } from "react";
import { dismissMessages } from "./toast.ts";
import "./Alert.css";

interface AlertProps {
  readonly kind: "bad" | "warn" | "good" | "plain";
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A message within the page. Errors are announced at once, and older success messages disappear. */
export function Alert({ kind, heading, children }: AlertProps) {
  useEffect(() => {
    if (kind === "bad") dismissMessages();
  }, [kind]);
  return (
    <div className={`alert alert-${kind}`} role={kind === "bad" ? "alert" : "status"}>
      {heading && <div className="alert-heading">{heading}</div>}
      <div>{children}</div>
    </div>
  );
}
