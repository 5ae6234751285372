import type { FormEvent, ReactNode } from "react";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import "./AuthCard.css";

interface AuthCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** What stands below the card's hairline: the other ways. */
  readonly foot?: ReactNode;
}

/** One card in the middle of a quiet page. */
export function AuthCard({ title, lead, children, foot }: AuthCardProps) {
  return (
    <div className="auth">
      <section className="auth-card" aria-labelledby="auth-title">
        <h1 id="auth-title">{title}</h1>
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
}

/** Fields, what went wrong as a whole, and the primary button last. */
export function AuthForm({ onSubmit, isBusy, refusal, submit, busy, children }: AuthFormProps) {
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      {refusal && <Alert kind="bad">{refusal}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} busyText={busy}>
        {submit}
      </Button>
    </form>
  );
}
