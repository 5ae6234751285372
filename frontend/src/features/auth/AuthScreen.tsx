import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { destinationOf } from "#frontend/app/destination.ts";
import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { useSession } from "#frontend/app/useSession.ts";
import { ConfirmAccount } from "./ConfirmAccount.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

/** One screen for `/auth`, `/login` and `/signup`. Who is signed in goes on to where they were going. */
export function AuthScreen() {
  const session = useSession();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  if (session.kind === "loading") return <LoadingScreen />;
  if (session.kind === "signed-in") return <Navigate to={destinationOf(state)} replace />;
  const username = query.get("username");
  const code = query.get("code");
  if (query.get("type") === "signup" && username && code) return <ConfirmAccount username={username} code={code} />;
  return pathname === "/signup" ? <SignUpForm /> : <SignInForm />;
}
