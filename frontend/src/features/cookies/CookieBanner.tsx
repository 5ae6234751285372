import { essentialOnly, everything } from "#domain/consent/cookiePreferences.ts";
import { consentWords } from "#frontend/messages/consent.yaml";
import { publicAddress } from "#frontend/messages/publicAddress.ts";
import { chooseCookies } from "#frontend/platform/consent/chooseCookies.ts";
import { openCookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Link } from "#frontend/ui/Link.tsx";
import "./cookies.css";

/** Asks once. "Reject" is as large and as close as "Accept". The X only hides the banner. */
export function CookieBanner({ onHide }: { readonly onHide: () => void }) {
  return (
    <section className="cookie-banner" aria-labelledby="cookie-heading">
      <div className="cookie-text">
        <h2 id="cookie-heading">{consentWords.heading}</h2>
        <p>
          {consentWords.text} <Link to={publicAddress("/cookie-policy")}>{consentWords.policy}</Link>
        </p>
      </div>
      <div className="cookie-buttons">
        <Button onClick={() => chooseCookies(everything)}>{consentWords.acceptAll}</Button>
        <Button onClick={() => chooseCookies(essentialOnly)}>{consentWords.reject}</Button>
        <Button variant="bare" onClick={openCookieSettings}>
          {consentWords.settings}
        </Button>
      </div>
      <Button variant="bare" size="small" className="cookie-close" aria-label={consentWords.hide} onClick={onHide}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </Button>
    </section>
  );
}
