import { unlockSharedPlay } from "#domain/api/shared.ts";
import { call } from "#frontend/platform/call.ts";
import type { ReaderLink } from "./readerLink.ts";

/** Exchanges the link's password for a pass that is valid for an hour. Throws `Refused`. */
export async function askForPass({ token }: ReaderLink, password: string): Promise<string> {
  const { pass } = await call(unlockSharedPlay, { params: { token }, body: { password } });
  return pass;
}
