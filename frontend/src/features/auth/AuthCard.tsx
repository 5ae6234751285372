import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import "./AuthCard.css";

interface AuthCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Shown below the card's line: other ways to continue. */
  readonly foot?: ReactNode;
  /** The card replaced another one, so the focus moves to its first field, or to its title. */
  readonly isNextStep?: boolean;
}

/** A single card in the middle of the page. */
export function AuthCard({ title, lead, children, foot, isNextStep = false }: AuthCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNextStep) return;
    const first = card.current?.querySelector("input") ?? card.current?.querySelector("h1");
    first?.focus();
  }, [isNextStep]);
  return (
    <div className="auth">
      <section className="auth-card" aria-labelledby="auth-title" ref={card}>
        <h1 id="auth-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="auth-lead">{lead}</p>}
        {children}
        {foot && <div className="auth-foot">{foot}</div>}
      </section>
    </div>
  );
}

interface AuthFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly submit: string;
  readonly busy: string;
  readonly children: ReactNode;
  /** The secondary action, before the primary button. */
  readonly other?: ReactNode;
}

/** Fields, the form's error, and the primary button last. */
export function AuthForm({ onSubmit, isBusy, refusal, submit, busy, children, other }: AuthFormProps) {
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      {refusal && <Alert kind="bad">{refusal}</Alert>}
      <div className="auth-actions">
        {other}
        <Button type="submit" variant="primary" isBusy={isBusy} busyText={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
