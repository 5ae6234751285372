import { deviceWords as words } from "#frontend/messages/devices.ts";
import { unknownBrowser } from "#frontend/platform/deviceName.ts";

/** Returns a browser's reported name in the language of the interface, such as "Chrome on Android". */
export function browserName(reported: string): string {
  const [browser = "", system] = reported.split(" on ");
  const name = browser === unknownBrowser ? words.unknownBrowser : browser;
  return system ? words.browserOn(name, system) : name;
}
