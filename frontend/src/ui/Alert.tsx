import { Alert as AmplifyAlert } from "@aws-amplify/ui-react";
import { type ReactNode, useEffect } from "react";
import { dismissMessages } from "./toast.ts";
import "./Alert.css";

interface AlertProps {
  readonly kind: "bad" | "warn" | "good" | "plain";
  readonly heading?: string;
  readonly children: ReactNode;
}

const variations = { bad: "error", warn: "warning", good: "success", plain: "info" } as const;

/** A message within the page. Errors are announced at once, and older success messages disappear. */
export function Alert({ kind, heading, children }: AlertProps) {
  useEffect(() => {
    if (kind === "bad") dismissMessages();
  }, [kind]);
  return (
    <AmplifyAlert
      className={`alert alert-${kind}`}
      variation={variations[kind]}
      hasIcon={false}
      heading={heading}
      role={kind === "bad" ? "alert" : "status"}
    >
      {children}
    </AmplifyAlert>
  );
}
