import { secondFactors } from "#domain/api/secondFactors.ts";
import { securityWords as words } from "#frontend/messages/security.ts";
import type { Factor, Session } from "#frontend/platform/session/store/session.ts";
import { Card } from "#frontend/ui/Page.tsx";
import "./security.css";

interface SignInMethodsProps extends Pick<Session["user"], "identities" | "email"> {
  /** Undefined until they're known. */
  readonly factors: readonly Factor[] | undefined;
}

/**
 * The account's identities and factors. A sign-in link would bypass a second factor, so it's listed only without one.
 * Factors that the user pool doesn't support aren't listed.
 */
export const SignInMethods = ({ identities, factors, email }: SignInMethodsProps) => (
  <Card title={words.waysTitle}>
    <ul className="sign-in-methods">
      {identities.map(({ provider }) => (
        <li key={provider} className="sign-in-method">
          <span className="sign-in-method-kind">{words.kinds.identity}</span>
          <span className="sign-in-method-name">
            <span>{words.providers[provider] ?? provider}</span>
            {factors?.length === 0 && <span>{`, ${words.orLink}`}</span>}
          </span>
          <span className="sign-in-method-note">{email}</span>
        </li>
      ))}
      {secondFactors.map((type) => (
        <li key={type} className="sign-in-method">
          <span className="sign-in-method-kind">{words.kinds.factor}</span>
          <span className="sign-in-method-name">{words.factors[type]}</span>
          {factors && <Status factor={factors.find(({ factor_type }) => factor_type === type)} />}
        </li>
      ))}
    </ul>
  </Card>
);

const Status = ({ factor }: { readonly factor: Factor | undefined }) => (
  <span className={factor ? "sign-in-method-note sign-in-method-on" : "sign-in-method-note"}>
    {factor ? words.statuses[factor.status] : words.off}
  </span>
);
