import { scene } from "#tests/support/playBuilder.ts";
import type { BrowserDevice, Look } from "./browserDevice.ts";
import { apiOf } from "./checkout.ts";
import { expectElements, manuscript } from "./editor.ts";
import { newWriter, type TestPerson } from "./people.ts";
import { newDeviceOf } from "./session.ts";

/** Opens a new writer's only play, which has one line. */
export async function openOnlyPlay(
  look?: Look,
): Promise<BrowserDevice & { readonly writer: TestPerson; readonly playId: string }> {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("Ghosts", scene("Hall"));
  const device = await newDeviceOf(writer, look);
  await device.page.goto(`/editor/${playId}`);
  await expectElements(device.page, ["Hall"]);
  await manuscript(device.page).focus();
  await device.page.keyboard.press("Control+End");
  return { ...device, writer, playId };
}
