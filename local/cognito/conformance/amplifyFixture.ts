import { signOut } from "aws-amplify/auth";
import { onTestFinished } from "vitest";
import { useAmplifyDevice } from "./amplifyDevice.ts";
import { type ConformanceRunOptions, sdkOf, startConformanceRun } from "./conformanceRun.ts";

export const password = "words long enough";

/** Opens a stand-in for one test, with Amplify connected to it from a fresh device. */
export const openForAmplify = async (options: ConformanceRunOptions = {}) => {
  const cognito = await startConformanceRun(options);
  useAmplifyDevice(cognito.endpoint);
  onTestFinished(async () => {
    await signOut();
    await cognito.stop();
  });
  const account = (email = "will@example.com") => {
    cognito.ensureAccount({ email, password, name: "Will" });
    return { username: email, password };
  };
  return { cognito, sdk: sdkOf(cognito), account };
};

export const refused = (name: string) => ({ name });
export const next = (signInStep: string) => ({ isSignedIn: false, nextStep: { signInStep } });
export const done = { isSignedIn: true, nextStep: { signInStep: "DONE" } };
