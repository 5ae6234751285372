import { Amplify } from "aws-amplify";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { clientId, userPoolId } from "./conformanceRun.ts";

/** The storage of one browser profile. */
export type AmplifyDevice = Map<string, string>;

// Amplify logs a warning at every start if the endpoint isn't AWS's.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** Points Amplify at the stand-in with this device's storage. There is only one Amplify per process. */
export const useAmplifyDevice = (endpoint: string, device: AmplifyDevice = new Map()): AmplifyDevice => {
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void device.set(key, value),
    getItem: async (key) => device.get(key) ?? null,
    removeItem: async (key) => void device.delete(key),
    clear: async () => device.clear(),
  });
  return device;
};
