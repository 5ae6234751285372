import { unlockSharedPlay } from "#domain/api/shared.ts";
import { call } from "#frontend/platform/call.ts";
import type { ReaderLink } from "./readerLink.ts";

/** The reader's pass of an hour for the link's password. Throws `Refused`. */
export async function askForPass({ token }: ReaderLink, password: string): Promise<string> {
  const { pass } = await call(unlockSharedPlay, { params: { token }, body: { password } });
  return pass;
}
