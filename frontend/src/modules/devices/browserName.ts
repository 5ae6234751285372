import { deviceWords } from "#frontend/messages/devices.yaml";
import { unknownBrowser } from "#frontend/platform/deviceName.ts";

/** Returns a browser's reported name in the language of the interface, such as "Chrome on Android". */
export function browserName(reported: string): string {
  const [browser = "", system] = reported.split(" on ");
  const name = browser === unknownBrowser ? deviceWords.unknownBrowser : browser;
  return system ? deviceWords.browserOn({ browser: name, system }) : name;
}
