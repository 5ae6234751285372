import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import "./FocusedForm.css";

interface FocusedFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly children: ReactNode;
}

/** A form that appears on request, so its first field takes the focus. */
export function FocusedForm({ onSubmit, children }: FocusedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form ref={form} className="focused-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  );
}
