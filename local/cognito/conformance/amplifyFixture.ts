import { signOut } from "aws-amplify/auth";
import { onTestFinished } from "vitest";
import { takeDevice } from "./amplifyDevice.ts";
import { type ConformanceRunOptions, sdkOf, startConformanceRun } from "./conformanceRun.ts";

export const password = "words long enough";

/** Opens a stand-in for one test, with Amplify connected to it from a fresh device. */
export const openForAmplify = async (options: ConformanceRunOptions = {}) => {
  const stage = await startConformanceRun(options);
  takeDevice(stage.endpoint);
  onTestFinished(async () => {
    await signOut();
    await stage.stop();
  });
  const account = (email = "will@example.com") => {
    stage.ensureAccount({ email, password, name: "Will" });
    return { username: email, password };
  };
  return { stage, sdk: sdkOf(stage), account };
};

export const refused = (name: string) => ({ name });
export const next = (signInStep: string) => ({ isSignedIn: false, nextStep: { signInStep } });
export const done = { isSignedIn: true, nextStep: { signInStep: "DONE" } };
