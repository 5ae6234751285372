import { secondFactors } from "#domain/api/secondFactors.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import type { Factor, Session } from "#frontend/platform/session/store/session.ts";
import { Card } from "#frontend/ui/Page.tsx";
import "./security.css";

interface SignInMethodsProps extends Pick<Session["user"], "identities" | "email"> {
  /** Undefined until they're known. */
  readonly factors: readonly Factor[] | undefined;
}

const providerNames: Readonly<Record<string, string | undefined>> = securityWords.providers;

/**
 * The account's identities and factors. A sign-in link would bypass a second factor, so it's listed only without one.
 * Factors that the user pool doesn't support aren't listed.
 */
export const SignInMethods = ({ identities, factors, email }: SignInMethodsProps) => (
  <Card title={securityWords.waysTitle}>
    <ul className="sign-in-methods">
      {identities.map(({ provider }) => (
        <li key={provider} className="sign-in-method">
          <span className="sign-in-method-kind">{securityWords.kinds.identity}</span>
          <span className="sign-in-method-name">
            <span>{`${providerNames[provider] ?? provider}${factors?.length === 0 ? "," : ""}`}</span>{" "}
            {factors?.length === 0 && <span className="sign-in-method-or">{securityWords.orLink}</span>}
          </span>
          <span className="sign-in-method-note">{email}</span>
        </li>
      ))}
      {secondFactors.map((type) => (
        <li key={type} className="sign-in-method">
          <span className="sign-in-method-kind">{securityWords.kinds.factor}</span>
          <span className="sign-in-method-name">{securityWords.factors[type]}</span>
          {factors && <Status factor={factors.find(({ factor_type }) => factor_type === type)} />}
        </li>
      ))}
    </ul>
  </Card>
);

const Status = ({ factor }: { readonly factor: Factor | undefined }) => (
  <span className={factor ? "sign-in-method-note sign-in-method-on" : "sign-in-method-note"}>
    {factor ? securityWords.statuses[factor.status] : securityWords.off}
  </span>
);
