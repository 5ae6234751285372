import { nanoid } from "nanoid";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const idKey = "ghostlight.device";

/** Returns the same id on every visit. A browser without storage is a new device each time. */
function rememberedId(): string {
  try {
    const id = localEntries.getItem(idKey) ?? nanoid();
    localEntries.setItem(idKey, id);
    return id;
  } catch {
    return nanoid();
  }
}

export const thisDeviceId = rememberedId();
