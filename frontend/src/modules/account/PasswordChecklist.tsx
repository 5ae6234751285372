import type { PasswordOwner } from "#domain/account/password.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { useCommonPasswords } from "./loadCommonPasswords.ts";
import { passwordChecklist } from "./passwordChecklist.ts";
import "./PasswordChecklist.css";

const { checklist: words } = authWords;

const signs = { open: "·", met: "✓", missing: "○" } as const;

interface PasswordChecklistProps {
  readonly password: string;
  /** Whose password it will be, as far as that's known. */
  readonly owner?: PasswordOwner | undefined;
}

/** The rules for a good password, each checked as you type. */
export function PasswordChecklist({ password, owner }: PasswordChecklistProps) {
  const lines = passwordChecklist(password, useCommonPasswords(), owner);
  return (
    <>
      <ul className="password-checklist" aria-label={words.name}>
        {lines.map(({ text, state }) => (
          <li key={text} className={`password-checklist-${state}`}>
            <span aria-hidden="true">{signs[state]}</span> <span>{text}</span>
            {state !== "open" && <span className="only-spoken">{`: ${words[state]}`}</span>}
          </li>
        ))}
      </ul>
      <p className="only-spoken" role="status">
        {lines.every(({ state }) => state === "met") ? words.good : ""}
      </p>
    </>
  );
}
