import * as z from "zod";
import { contract } from "./contract.ts";
import { instant, noBody, nothing, playId, title } from "./shapes.ts";

/** The maximum number of devices that an account remembers. */
export const maxDevices = 50;

/** The maximum number of plays in one report. */
export const maxWaitingPlays = 20;

/** The random ID that a browser also sends with its updates. */
export const deviceId = z.string().regex(/^[A-Za-z0-9_-]{10,32}$/);

export const maxDeviceNameLength = 60;

const oneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

const ownName = z
  .string()
  .trim()
  .min(1, "A device needs a name.")
  .max(maxDeviceNameLength, `Use at most ${maxDeviceNameLength} characters.`)
  .refine(oneLine, "Keep the name on one line.");

/** A play of which a device had changes that the server didn't have. It may be a play that was never sent. */
export const waitingPlay = z.object({ playId, title, changes: z.int().min(1).max(10_000_000) });
export type WaitingPlay = z.output<typeof waitingPlay>;

/** A browser in which a person has been signed in. All of it is as the browser reported it last. */
export const accountDevice = z.object({
  deviceId,
  /** What the browser claims to be, such as "Chrome on Android". */
  browser: z.string(),
  /** The name that the person gave it. */
  name: z.string().optional(),
  /** When it last reported. */
  seenAt: instant,
  /** When it was signed out from another device. */
  signedOutAt: instant.optional(),
  /** Whether it may still be signed in, and can be signed out from another device. */
  canSignOut: z.boolean(),
  waiting: z.array(waitingPlay),
});
export type AccountDevice = z.output<typeof accountDevice>;

const oneDevice = { who: "user", params: z.strictObject({ deviceId }), query: nothing } as const;

/** Lists the signed-in person's devices, in no particular order. */
export const listDevices = contract({
  method: "GET",
  path: "/devices",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ devices: z.array(accountDevice) }),
});

/**
 * Records that a device was used, and what waits there. If the account has too many devices, the one is forgotten that
 * reported longest ago.
 */
export const reportDevice = contract({
  ...oneDevice,
  method: "PUT",
  path: "/devices/{deviceId}",
  body: z.strictObject({
    browser: z.string().trim().min(1).max(maxDeviceNameLength).refine(oneLine),
    waiting: z.array(waitingPlay).max(maxWaitingPlays),
  }),
  response: accountDevice,
});
export type DeviceReport = z.output<typeof reportDevice.body>;

/** Names a device. Null removes the name. */
export const renameDevice = contract({
  ...oneDevice,
  method: "PATCH",
  path: "/devices/{deviceId}",
  body: z.strictObject({ name: ownName.nullable() }),
  response: accountDevice,
});

/** Ends the device's session: the server refuses its requests from now on. */
export const signOutDevice = contract({
  ...oneDevice,
  method: "POST",
  path: "/devices/{deviceId}/sign-out",
  body: noBody,
  response: accountDevice,
});

/** Forgets a device until it reports again. What is stored on the device stays there. */
export const forgetDevice = contract({
  ...oneDevice,
  method: "DELETE",
  path: "/devices/{deviceId}",
  body: noBody,
  response: oneDevice.params,
});
