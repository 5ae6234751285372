// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { clearPage, fieldLabelled, mount, settle } from "#frontend/ui/testing/page.ts";
import { toasts } from "#frontend/ui/toast.ts";
import { ProfileToggle } from "./ProfileToggle.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/session/store/browserSessionStore.ts", () => ({ browserSessionStore: { refresh } }));

beforeEach(() => {
  call.mockReset();
  refresh.mockReset();
});
afterEach(clearPage);

const toggle = () => fieldLabelled(settingsWords.commentMails) as HTMLInputElement;

const open = (isOn: boolean) =>
  mount(
    <ProfileToggle
      field="comment_mails"
      isOn={isOn}
      label={settingsWords.commentMails}
      text={settingsWords.commentMailsHint}
      onText={settingsWords.commentMailsOn}
      offText={settingsWords.commentMailsOff}
    />,
  );

test.each([true, false])("turning e-mails about comments on or off is stored with the profile (%s)", async (isOn) => {
  call.mockResolvedValueOnce({});
  open(!isOn);
  expect(toggle().checked).toBe(!isOn);
  await settle(() => toggle().click());
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { comment_mails: isOn } });
  expect(toggle().checked).toBe(isOn);
  expect(refresh).toHaveBeenCalledOnce();
  expect(JSON.stringify(toasts.get())).toContain(isOn ? settingsWords.commentMailsOn : settingsWords.commentMailsOff);
});

test("a choice that couldn't be stored is taken back, with the reason", async () => {
  call.mockRejectedValueOnce(new Refused("unavailable", "Try again later."));
  const page = open(false);
  await settle(() => toggle().click());
  expect(toggle().checked).toBe(false);
  expect(page.textContent).toContain("Try again later.");
});
