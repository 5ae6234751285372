// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createShare, listShares, revokeShare, type ShareLink } from "#domain/api/sharing.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { copyPlayLink } from "./copyPlayLink.ts";
import { ShareDialog } from "./ShareDialog.tsx";

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const playId = "p1" as PlayId;
const blind: ShareLink = {
  shareId: "s1" as ShareId,
  token: "t1",
  label: "The jury",
  shows: { what: "play" },
  isLive: true,
  frozenAt: null,
  isBlind: true,
  hiddenWords: [],
  takesFeedback: false,
  mayDownload: false,
  tellsLastScene: false,
  reader: null,
  hasPassword: false,
  endsAt: null,
  createdAt: "2027-01-10T12:00:00.000Z",
  opens: 0,
  lastOpenedAt: null,
  lastScene: null,
};

const onClose = vi.fn();
const saveNow = async () => undefined;
const source = { playId, title: "The Lamp", headings: [], play: undefined, saveNow };
const show = () =>
  render(
    <MemoryRouter>
      <ShareDialog source={source} onClose={onClose} />
    </MemoryRouter>,
  );
const button = (name: string) => screen.findByRole("button", { name });

beforeEach(() => {
  call.mockReset();
  onClose.mockReset();
  queryClient.clear();
});
afterEach(cleanup);

test("the options of a first link begin with the focus in their first field, so that the dialog stays at its top", async () => {
  call.mockResolvedValue({ shares: [] });
  show();
  const options = await button(sharingWords.options);
  options.focus();
  fireEvent.click(options);
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(await screen.findByLabelText(sharingWords.label));
});

test("it says that the play isn't used to train AI, and can be closed, while its links are loading", async () => {
  call.mockReturnValue(new Promise(() => undefined));
  show();
  expect(screen.getByText(sharingWords.promise)).toBeTruthy();
  fireEvent.click(await button(sharingWords.close));
  expect(onClose).toHaveBeenCalled();
});

test("the dialog can be closed after its links couldn't be loaded", async () => {
  call.mockRejectedValue(new Refused("unavailable", "You're offline."));
  show();
  await button(sharingWords.tryAgain);
  fireEvent.click(await button(sharingWords.close));
  expect(onClose).toHaveBeenCalled();
});

test("after the only link was turned off, a new one isn't one click away", async () => {
  call.mockImplementation(async (contract: unknown) => (contract === listShares ? { shares: [blind] } : {}));
  show();
  fireEvent.click(await button(sharingWords.revoke));
  fireEvent.click(await button(sharingWords.revokeNow));
  await screen.findByText(sharingWords.noLinks);
  expect(call).toHaveBeenCalledWith(revokeShare, expect.anything());
  expect(screen.queryByRole("button", { name: sharingWords.copy })).toBeNull();
  fireEvent.click(await button(sharingWords.newLink));
  await screen.findByRole("switch", { name: sharingWords.isBlind });
});

test.each([sharingWords.send, sharingWords.revoke])(
  "%s scrolls to what it opens, which may be behind the dialog's buttons",
  async (name) => {
    const scrolledTo: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.textContent);
    };
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "scrollIntoView"));
    call.mockResolvedValue({ shares: [blind] });
    show();
    fireEvent.click(await button(name));
    expect(scrolledTo).toEqual([
      expect.stringContaining(name === sharingWords.send ? sharingWords.open : sharingWords.revokeQuestion),
    ]);
    fireEvent.click(await button(name));
    expect(screen.queryByText(sharingWords.revokeQuestion)).toBeNull();
  },
);

test("copying a play's link creates none if the play has only a blind one", async () => {
  call.mockResolvedValue({ shares: [blind] });
  expect(await copyPlayLink(playId, { takesFeedback: false, saveNow })).toBe(false);
  expect(call).not.toHaveBeenCalledWith(createShare, expect.anything());
});

test("the options of a first link begin with the focus in their first field", async () => {
  call.mockResolvedValue({ shares: [] });
  show();
  fireEvent.click(await button(sharingWords.options));
  expect(document.activeElement).toBe(screen.getByLabelText(sharingWords.label));
});
