import { type ReactNode, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { offersPassword } from "#frontend/modules/account/ownAccount.ts";
import { firstPlayAddress } from "#frontend/modules/creating/stagePage.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { afterSignIn, requestedDestination, savedDestination } from "#frontend/platform/destination.ts";
import { arrivedLink, forgetLink } from "#frontend/platform/session/auth/signInLink.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { ConfirmAccount } from "./ConfirmAccount.tsx";
import { codeIn } from "./codeIn.ts";
import { OfferPassword } from "./OfferPassword.tsx";
import { RedeemLink } from "./RedeemLink.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { requestedOfSignUp } from "./signUpDestination.ts";

const words = authWords.signIn;

/** One screen for `/auth`, `/login` and `/signup`. Visitors who are signed in continue to where they were going. */
export function AuthScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const destination = useDestination(session);
  const { link, putAside } = useArrivedLink();
  const [isOffering, setOffering] = useState(false);
  if (session.kind === "loading") return <LoadingScreen />;
  if (link && link !== "incomplete") {
    const goOn = () => void navigate(link.destination ?? destination, { replace: true });
    const signedInByLink = async () => {
      forgetLink();
      // Somebody who was signed in already is confirming that it's them.
      if (session.kind !== "signed-in" && (await isPasswordOffered())) setOffering(true);
      else goOn();
    };
    if (isOffering) return <OfferPassword email={link.email} onDone={goOn} />;
    const signedIn = session.kind === "signed-in" ? session.session.user.email : undefined;
    return <RedeemLink link={link} signedIn={signedIn} onSignedIn={signedInByLink} onOther={putAside} />;
  }
  if (session.kind === "signed-in") return <Navigate to={destination} replace />;
  if (pathname === "/signup") return <SignUpForm />;
  return <SignInDoor notice={link ? <Alert kind="warn">{words.linkIncomplete}</Alert> : noticeOf(session)} />;
}

/** If that can't be read, the person isn't kept waiting, and is asked the next time. */
async function isPasswordOffered(): Promise<boolean> {
  return offersPassword().catch(() => false);
}

/** The link of a confirmation e-mail leads to the same address as the form. */
function SignInDoor({ notice }: { readonly notice: ReactNode }) {
  const [query] = useSearchParams();
  const { username, code } = codeIn(useLocation());
  if (query.get("type") === "signup" && username && code) return <ConfirmAccount username={username} code={code} />;
  return <SignInForm notice={notice} />;
}

function useDestination(session: SessionState): string {
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const isNewHere = useRef(false);
  if (session.kind === "anonymous") isNewHere.current = true;
  const requested = requestedDestination(state) ?? requestedOfSignUp(query);
  if (requested) return requested;
  if (pathname === "/signup" && isNewHere.current) return firstPlayAddress;
  const kept = query.get("type") === "signup" ? savedDestination(localEntries, Date.now()) : undefined;
  return kept ?? afterSignIn;
}

function useArrivedLink() {
  const [link, setLink] = useState(arrivedLink);
  const putAside = () => {
    forgetLink();
    setLink(undefined);
  };
  return { link, putAside };
}

/** Says why a person was signed out. */
function noticeOf(session: Extract<SessionState, { kind: "anonymous" }>): ReactNode {
  if (session.why === "ended") return <Alert kind="warn">{words.ended}</Alert>;
  return session.why === "another-tab" ? <Alert kind="plain">{words.elsewhere}</Alert> : undefined;
}
