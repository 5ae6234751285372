import { Amplify } from "aws-amplify";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { clientId, userPoolId } from "./rehearsal.ts";

/** What one browser profile keeps. */
export type Device = Map<string, string>;

// It warns of an endpoint that is not AWS's at every start.
ConsoleLogger.LOG_LEVEL = "ERROR";

/** Makes Amplify, which is one in a process, speak from the device to the stand-in. */
export const takeDevice = (endpoint: string, device: Device = new Map()): Device => {
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void device.set(key, value),
    getItem: async (key) => device.get(key) ?? null,
    removeItem: async (key) => void device.delete(key),
    clear: async () => device.clear(),
  });
  return device;
};
