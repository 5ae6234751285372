import { type PasswordOwner, type Weakness, weaknesses, weaknessesOf } from "#domain/account/password.ts";
import { passwordListWords as words } from "#frontend/words/passwordList.ts";

interface PasswordChecklistProps {
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** What a new password still lacks, while it is typed. Its length stands there from the start. */
export function PasswordChecklist({ password, owner }: PasswordChecklistProps) {
  const found = new Set(weaknessesOf(password, owner));
  const shown = (Object.keys(weaknesses) as Weakness[]).filter(
    (weakness) => weakness === "too-short" || (password !== "" && found.has(weakness)),
  );
  const isGood = password !== "" && found.size === 0;
  return (
    <ul className="checklist" aria-label={words.label} aria-live="polite">
      {shown.map((weakness) => (
        <Line key={weakness} isMet={!found.has(weakness)} text={weaknesses[weakness]} />
      ))}
      {isGood && <Line isMet text={words.good} />}
    </ul>
  );
}

const Line = ({ isMet, text }: { readonly isMet: boolean; readonly text: string }) => (
  <li className={isMet ? "checklist-good" : undefined}>
    <span aria-hidden="true">{isMet ? "✓" : "·"}</span>
    <span>
      {text}
      {isMet && <span className="only-spoken"> {words.met}</span>}
    </span>
  </li>
);
