// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Contract } from "#domain/api/contract.ts";
import { binPlay, duplicatePlay, listPlays, type PlayCard, patchPlay, restorePlay } from "#domain/api/plays.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import type { SessionState } from "#frontend/platform/session/store/session.ts";
import type { SessionStore } from "#frontend/platform/session/store/sessionStore.ts";
import { SessionContext } from "#frontend/platform/session/useSession.ts";
import { storeOf, testSession } from "#frontend/platform/testing/sessions.ts";
import { createEvent } from "#frontend/state/createEvent.ts";
import { createStore } from "#frontend/state/createStore.ts";
import { currentToasts, dismissToast } from "#frontend/ui/toast.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { Dashboard } from "./Dashboard.tsx";
import { readImport } from "./importing/readImport.ts";
import type { Services } from "./services.ts";

const now = new Date("2026-11-21T12:00:00Z");

const card = (title: string, more: Partial<PlayCard> = {}): PlayCard => ({
  playId: title.toLowerCase().replaceAll(" ", "-").padEnd(12, "-") as PlayId,
  title,
  subtitle: "",
  authors: "Ruth Amber",
  words: 14_200,
  pages: 71,
  createdAt: "2026-11-01T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
  ...more,
});

/** A server with a play list and a bin, and a device. Both record the calls that they get. */
class FakeServices implements Services {
  plays: PlayCard[] = [card("The Last Bulb"), card("Half an Hour", { pages: 28, words: 5_600 })];
  bin: PlayCard[] = [];
  limit: number | null = 3;
  here: DevicePlay[] = [];
  kept: Play[] = [];
  refusal: Refused | undefined;
  isFull = false;

  now = () => now;
  newPlayId = () => "a-new-play-01" as PlayId;
  copyLink = vi.fn(async (_: PlayId) => true);
  exportPdf = vi.fn(async (_: PlayId) => undefined);
  author = () => "Ruth Amber";
  contact = () => "4 Lamp Row";
  record = vi.fn<Services["record"]>();
  /** As the worker does. */
  readImport: Services["readImport"] = (file, options) => readImport(file, { options });
  playsOnDevice = async () => this.here;
  refusals: SendRefusals = new Map();
  sendEverything = async () => this.refusals;
  readDeviceCopy = async () => playWith({ title: "Fourth" }, speech("NORA", "Still here."));
  forgetPlay = async (playId: PlayId) => {
    this.here = this.here.filter((play) => play.playId !== playId);
  };
  setTags = async (playId: PlayId, tags: readonly string[]) => {
    this.plays = this.plays.map((play) => (play.playId === playId ? { ...play, tags: [...tags] } : play));
  };
  playsWithCards = async () => this.here;
  keepCards = vi.fn(async (_: readonly PlayCard[]) => undefined);
  keepNewPlay = async (play: Play) => {
    if (this.refusal) throw this.refusal;
    this.kept.push(play);
    return "a-new-play-01" as PlayId;
  };

  call = (async (contract: Contract, input: { params?: { playId: string }; query?: unknown; body?: unknown }) => {
    if (this.refusal) throw this.refusal;
    return this.#answer(contract, input.params?.playId, input.query as never, input.body as never);
  }) as Services["call"];

  #answer(contract: Contract, playId: string | undefined, query: { list: string }, body: Record<string, string>) {
    const find = (cards: PlayCard[]) => cards.find((play) => play.playId === playId) ?? card("missing");
    const without = (cards: PlayCard[]) => cards.filter((play) => play.playId !== playId);
    if (contract === (listPlays as Contract)) {
      const plays = query.list === "bin" ? this.bin : this.plays;
      return { plays, count: this.plays.length, limit: this.limit };
    }
    if (contract === (patchPlay as Contract)) {
      const { rename, pin } = body as { rename?: string; pin?: boolean };
      const changed = rename === undefined ? { isPinned: pin } : { title: rename };
      this.plays = [...without(this.plays), { ...find(this.plays), ...changed }];
    }
    if (contract === (duplicatePlay as Contract) && this.isFull) {
      throw new Refused("needs-subscription", "Your plan includes 3 plays.", { code: "play-limit" });
    }
    if (contract === (duplicatePlay as Contract)) this.plays = [...this.plays, card(body.title ?? "")];
    if (contract === (binPlay as Contract)) {
      this.bin = [...this.bin, { ...find(this.plays), binnedAt: now.toISOString() }];
      this.plays = without(this.plays);
    }
    if (contract === (restorePlay as Contract)) {
      this.plays = [...this.plays, find(this.bin)];
      this.bin = without(this.bin);
    }
    return card("answered");
  }
}

const Elsewhere = () => <p>Went to {useLocation().pathname}</p>;

function open(services: FakeServices, path = "/dashboard", session: SessionStore = browserSessionStore) {
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/dashboard" element={<Dashboard services={services} />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  return userEvent.setup();
}

const signedIn = (id: string): SessionState => ({
  kind: "signed-in",
  session: testSession(id),
  subscription: { kind: "checking" },
});

/** Opens the list in a session that changes. */
function openSession(services: FakeServices, state: SessionState) {
  const { get, set: change, subscribe } = createStore<SessionState>(state);
  const show = () => open(services, "/dashboard", { ...storeOf(state), get, subscribe });
  show();
  return { show, change };
}

const onlyHere = { opensOffline: true, createdAt: 0, changedAt: 0 };

const heading = (name: string) => screen.findByRole("heading", { name });
const choose = async (user: ReturnType<typeof userEvent.setup>, title: string, item: string) => {
  await user.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
  await user.click(screen.getByRole("menuitem", { name: item }));
};
const said = () => currentToasts().map((toast) => toast.text);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  for (const toast of currentToasts()) dismissToast(toast.id);
});

test("plays are listed with pages, words and last change, and open in the editor", async () => {
  const user = open(new FakeServices());
  expect(screen.getByRole("status", { name: "Loading your plays…" })).toBeDefined();
  await heading("The Last Bulb");
  expect(screen.getByText("71 pages · 14,200 words · edited today")).toBeDefined();
  expect(screen.getByText(/2 of 3 plays on the free plan/u)).toBeDefined();
  expect(screen.getByRole("progressbar", { name: "Plays in use" }).getAttribute("value")).toBe("2");
  await user.click(screen.getByRole("link", { name: "The Last Bulb" }));
  expect(screen.getByText("Went to /editor/the-last-bulb")).toBeDefined();
});

test("plays that are on this device are marked, and others aren't", async () => {
  const services = new FakeServices();
  const { title, subtitle, authors, words, pages, playId } = card("The Last Bulb");
  const copy = { playId, card: { title, subtitle, authors, words, pages }, waiting: 0, onServer: true };
  services.here = [{ ...copy, cardOwed: false, opensOffline: true, createdAt: 0, changedAt: 0 }];
  open(services);
  await heading("The Last Bulb");
  const marked = screen.getAllByRole("article").map((play) => within(play).queryByText("Available offline") !== null);
  expect(marked).toEqual([true, false]);
});

test("a play says which draft it is, how many comments are new, and when it was read", async () => {
  const services = new FakeServices();
  const lastRead = { at: "2026-11-20T10:00:00.000Z", link: "For Sam" };
  services.plays = [card("Read", { draft: "Blue draft", newFeedback: 2, lastRead }), card("Unread", { draft: "" })];
  open(services);
  await heading("Read");
  const [read, unread] = screen.getAllByRole("article").map((play) => within(play));
  expect(read?.getByText(/^Blue draft · 71 pages/)).toBeDefined();
  expect(read?.getByRole("link", { name: "2 new comments" })).toBeDefined();
  expect(read?.getByText("read yesterday").title).toBe("For Sam");
  expect(unread?.queryByText(/^read/)).toBeNull();
  expect(unread?.getByText(/^71 pages/)).toBeDefined();
});

test("the play that was written last says where to continue, and shows the page there", async () => {
  const services = new FakeServices();
  const older = card("Older", { changedAt: "2026-11-02T10:00:00.000Z" });
  const sample = card("Sample", { changedAt: "2026-11-21T11:00:00.000Z", isSample: true });
  services.plays = [older, sample, card("Newest")];
  const left = { act: 2, page: 31, lines: [{ kind: "dialogue", text: "Is it dark?", isCurrent: true }] } as const;
  const { playId, title, subtitle, authors, words, pages } = card("Newest");
  const copy = { playId, card: { title, subtitle, authors, words, pages }, waiting: 0, onServer: true, left };
  services.here = [{ ...copy, cardOwed: false, opensOffline: true, createdAt: 0, changedAt: 0 }];
  open(services);
  await heading("Newest");
  expect(screen.getByText("Continue: Act II, p. 31").closest("article")?.textContent).toContain("Newest");
  expect(screen.getAllByText(/^Continue/)).toHaveLength(1);
  expect(screen.getByText("Is it dark?").className).toContain("dashboard-lit-here");
});

test("an empty play list offers to start a play", async () => {
  const services = new FakeServices();
  services.plays = [];
  open(services);
  await heading("No plays yet");
  expect(screen.getByRole("link", { name: "Start writing" }).getAttribute("href")).toBe("/editor/new");
});

test("if the list can't be loaded, it says why, shows the plays on this device, and can be tried again", async () => {
  const services = new FakeServices();
  services.refusal = new Refused("unavailable", "Ghostlight can't be reached right now.");
  const { title, subtitle, authors, words, pages } = card("Kept here");
  const here = { title, subtitle, authors, words, pages };
  services.here = [
    {
      playId: card("Kept here").playId,
      card: here,
      waiting: 2,
      onServer: true,
      cardOwed: true,
      opensOffline: true,
      createdAt: 0,
      changedAt: 0,
    },
  ];
  const user = open(services);
  await screen.findByText(/^Ghostlight can't be reached right now\./u);
  await heading("Kept here");
  expect(screen.getByText("These are the plays on this device")).toBeDefined();
  expect(screen.queryByText("We couldn't load your plays")).toBeNull();
  expect(screen.getByText("Changes on this device · will sync")).toBeDefined();
  services.refusal = undefined;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await heading("The Last Bulb");
  expect(screen.queryByText("These are the plays on this device")).toBeNull();
});

test("changes and tags that couldn't be sent are sent when the connection is back", async () => {
  const services = new FakeServices();
  const { title, subtitle, authors, words, pages, playId } = card("The Last Bulb");
  const copy = { playId, card: { title, subtitle, authors, words, pages }, onServer: true, cardOwed: false };
  services.here = [{ ...copy, waiting: 2, tags: ["Comedy"], owesTags: true, ...onlyHere }];
  const send = vi.spyOn(services, "sendEverything");
  send.mockResolvedValueOnce(new Map([[playId, new Refused("unavailable", "Ghostlight can't be reached right now.")]]));
  send.mockImplementationOnce(async () => {
    services.here = [{ ...copy, waiting: 0, ...onlyHere }];
    await services.setTags(playId, ["Comedy"]);
    return new Map();
  });
  open(services);
  await screen.findByText("Changes on this device · will sync");
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText("Changes on this device · will sync")).toBeNull());
  expect(screen.getByRole("button", { name: "Comedy" })).toBeDefined();
});

test("plays can be searched, sorted and shown as a list, and the view is remembered", async () => {
  const services = new FakeServices();
  const user = open(services);
  await user.type(await screen.findByRole("searchbox", { name: "Search your plays" }), "bulb");
  expect(screen.queryByRole("heading", { name: "Half an Hour" })).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "zzz");
  await user.click(screen.getByRole("button", { name: "Show all plays" }));
  await user.click(screen.getByRole("button", { name: "Sort by: Last edited" }));
  await user.click(screen.getByRole("menuitemradio", { name: "Title" }));
  const titles = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(titles()).toEqual(["Half an Hour", "The Last Bulb"]);
  await user.click(screen.getByRole("button", { name: "List" }));
  expect(within(screen.getByRole("table")).getAllByRole("rowheader")).toHaveLength(2);
  cleanup();
  open(services);
  await screen.findByRole("table");
});

test("plays get tags that other plays have or new ones, and are filtered by them", async () => {
  const services = new FakeServices();
  services.plays = [card("The Last Bulb", { tags: ["Comedy"] }), card("Half an Hour")];
  const user = open(services);
  await choose(user, "Half an Hour", "Tags…");
  const dialog = screen.getByRole("dialog", { name: "Tags of “Half an Hour”" });
  await user.click(within(dialog).getByRole("button", { name: "Comedy", pressed: false }));
  await user.type(within(dialog).getByRole("textbox", { name: "New tags" }), "Sent, comedy{Enter}");
  const filter = await screen.findByRole("group", { name: "Show plays with a tag" });
  expect(services.plays.map(({ tags }) => tags)).toEqual([["Comedy"], ["Comedy", "Sent"]]);
  await user.click(within(filter).getByRole("button", { name: "Sent" }));
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(["Half an Hour"]);
  await user.type(screen.getByRole("searchbox"), "bulb");
  await user.click(screen.getByRole("button", { name: "Show all plays" }));
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("a tag that is too long is refused in the dialog", async () => {
  const user = open(new FakeServices());
  await choose(user, "Half an Hour", "Tags…");
  await user.type(screen.getByRole("textbox", { name: "New tags" }), `${"x".repeat(41)}{Enter}`);
  expect(screen.getByText("Use at most 40 characters for a tag.")).toBeDefined();
});

test("a play is renamed in a dialog that requires a title", async () => {
  const services = new FakeServices();
  const user = open(services);
  await choose(user, "The Last Bulb", "Rename…");
  const field = screen.getByRole("textbox", { name: "Title" });
  await user.clear(field);
  await user.click(screen.getByRole("button", { name: "Rename" }));
  expect(screen.getByText("Enter a title.")).toBeDefined();
  await user.type(field, "The First Bulb{Enter}");
  await heading("The First Bulb");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a deleted play can be brought back with Undo", async () => {
  const services = new FakeServices();
  const user = open(services);
  await choose(user, "Half an Hour", "Move to bin");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Half an Hour" })).toBeNull());
  expect(said()).toEqual(["“Half an Hour” was moved to the bin. You can restore it for 30 days."]);
  currentToasts()[0]?.action?.onSelect();
  await heading("Half an Hour");
});

test("the bin shows until when a play can be restored, and restores it", async () => {
  const services = new FakeServices();
  services.bin = [card("Thrown Away", { binnedAt: "2026-11-20T10:00:00.000Z" })];
  const user = open(services, "/dashboard?list=bin");
  await heading("Thrown Away");
  expect(screen.getByText("71 pages · will be deleted on December 20")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Restore Thrown Away" }));
  await screen.findByText("Your bin is empty.");
  expect(said()).toEqual(["“Thrown Away” is back on your shelf."]);
});

test("a double click restores a play once", async () => {
  const services = new FakeServices();
  services.bin = [card("Thrown Away", { binnedAt: "2026-11-20T10:00:00.000Z" })];
  const { call } = services;
  const restoring = createEvent();
  services.call = (async (...request: Parameters<typeof call>) => {
    if (request[0] === (restorePlay as Contract)) await new Promise<void>(restoring.subscribe);
    return call(...request);
  }) as typeof call;
  const user = open(services, "/dashboard?list=bin");
  await heading("Thrown Away");
  await user.dblClick(screen.getByRole("button", { name: "Restore Thrown Away" }));
  act(restoring.emit);
  await screen.findByText("Your bin is empty.");
  expect(said()).toEqual(["“Thrown Away” is back on your shelf."]);
});

test("a duplicate is listed next to its original, and recorded as a created play", async () => {
  const services = new FakeServices();
  const user = open(services);
  await choose(user, "The Last Bulb", "Duplicate");
  await heading("Copy of The Last Bulb");
  const made = { play_id: "a-new-play-01", play_title: "Copy of The Last Bulb" };
  expect(services.record).toHaveBeenCalledExactlyOnceWith("play_created", made);
});

test("above the plan's limit, a message explains it and links to the plans", async () => {
  const services = new FakeServices();
  const user = open(services);
  services.isFull = true;
  await choose(user, "The Last Bulb", "Duplicate");
  expect(services.record).not.toHaveBeenCalled();
  const notice = (await screen.findByText("Your plan includes 3 plays.")).closest<HTMLElement>("[role=status]");
  expect(notice && within(notice).getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/pricing");
});

test("a play that is only on this device says so, is exported, and is removed only after confirmation", async () => {
  const services = new FakeServices();
  services.limit = 2;
  services.here = [
    {
      playId: card("Fourth").playId,
      card: { title: "Fourth", subtitle: "", authors: "", words: 1, pages: 1 },
      cardOwed: true,
      opensOffline: true,
      waiting: 1,
      onServer: false,
      createdAt: 0,
      changedAt: 0,
    },
  ];
  const user = open(services);
  await heading("Fourth");
  expect(screen.getByText(/your plan is full/u)).toBeDefined();
  await choose(user, "Fourth", "Export PDF");
  expect(services.exportPdf).toHaveBeenCalledWith(card("Fourth").playId);
  await choose(user, "Fourth", "Remove from this device…");
  await user.click(screen.getByRole("button", { name: "Remove play" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Fourth" })).toBeNull());
});

const unsentCopy = (title: string): DevicePlay => ({
  playId: card(title).playId,
  card: { title, subtitle: "", authors: "", words: 1, pages: 1 },
  cardOwed: true,
  opensOffline: true,
  waiting: 2,
  onServer: true,
  createdAt: 0,
  changedAt: 0,
});

test("changes that the server refuses for good aren't said to sync", async () => {
  const services = new FakeServices();
  services.here = [unsentCopy("The Last Bulb")];
  services.refusals = new Map([[card("The Last Bulb").playId, new Refused("too-large", "Too large.")]]);
  const user = open(services);
  expect((await screen.findByText("Changes on this device · can't sync")).title).toBe("Too large.");
  await user.click(screen.getByRole("button", { name: "Actions for The Last Bulb" }));
  expect(screen.getByRole("menuitem", { name: "Rename…" })).toBeDefined();
  expect(screen.getByRole("menuitem", { name: "Copy into a new play" })).toBeDefined();
});

test("a play that the server no longer has is listed with its unsent changes, is exported, and is copied into a new play", async () => {
  const services = new FakeServices();
  services.here = [unsentCopy("Fourth")];
  services.refusals = new Map([[card("Fourth").playId, new Refused("not-found", "Gone.")]]);
  const user = open(services);
  await heading("Fourth");
  expect(screen.getByText("On this device only: no longer in your account")).toBeDefined();
  await choose(user, "Fourth", "Export PDF");
  expect(services.exportPdf).toHaveBeenCalledWith(card("Fourth").playId);
  await choose(user, "Fourth", "Copy into a new play");
  expect(services.kept).toMatchObject([{ front: { title: "Copy of Fourth" } }]);
  expect(await screen.findByText("Went to /editor/a-new-play-01")).toBeDefined();
});

const newPlay = async (user: ReturnType<typeof userEvent.setup>) => {
  await heading("The Last Bulb");
  const [button] = screen.getAllByRole("button", { name: /^New play/u });
  if (button) await user.click(button);
  await screen.findByLabelText("Choose files to import");
};

test("a play's menu exports a PDF, copies a link, and pins it", async () => {
  const services = new FakeServices();
  const user = open(services);
  await choose(user, "Half an Hour", "Export PDF");
  expect(services.exportPdf).toHaveBeenCalledWith(card("Half an Hour").playId);
  await choose(user, "Half an Hour", "Copy link");
  await waitFor(() => expect(said().join()).toContain("Link to “Half an Hour” copied."));
  await choose(user, "Half an Hour", "Pin to the top");
  await screen.findByText("Pinned");
  await choose(user, "Half an Hour", "Unpin");
  await waitFor(() => expect(screen.queryByText("Pinned")).toBeNull());
});

test("a PDF that can't be made is explained", async () => {
  const services = new FakeServices();
  services.exportPdf.mockRejectedValue(new Refused("unavailable", "We couldn't create the PDF."));
  await choose(open(services), "Half an Hour", "Export PDF");
  await screen.findByText(/couldn't create the PDF/u);
});

test("a list of hundreds of plays is drawn step by step, and searched as a whole", async () => {
  const reach: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reach.push(() => seen([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const services = new FakeServices();
  services.plays = Array.from({ length: 500 }, (_, index) => card(`Play ${index}`));
  const user = open(services);
  await heading("Play 0");
  const count = () => screen.getAllByRole("button", { name: /^Actions for/u }).length;
  expect(count()).toBe(20);
  act(() => reach.at(-1)?.());
  expect(count()).toBe(30);
  await user.type(screen.getByRole("searchbox"), "Play 499");
  await heading("Play 499");
});

test("a blank play opens in the editor, and nothing is created before its first word", async () => {
  const services = new FakeServices();
  const user = open(services);
  await newPlay(user);
  await user.click(screen.getByRole("button", { name: /Blank page/u }));
  expect(screen.getByText("Went to /editor/new")).toBeDefined();
  expect(services.kept).toEqual([]);
});

test("a template is saved on the device before it opens, with the writer's name and contact block", async () => {
  const services = new FakeServices();
  const user = open(services);
  await newPlay(user);
  await user.click(screen.getByRole("button", { name: /Ten-minute play/u }));
  await screen.findByText("Went to /editor/a-new-play-01");
  expect(services.kept[0]?.blocks.length).toBeGreaterThan(3);
  expect(services.kept[0]?.front).toMatchObject({ authors: "Ruth Amber", contact: "4 Lamp Row" });
});

/** Files in jsdom can't be read. */
function fileNamed(name: string, text: string): File {
  const file = new File([text], name, { type: "text/plain" });
  Object.defineProperty(file, "arrayBuffer", {
    value: async () => new TextEncoder().encode(text).buffer,
    configurable: true,
  });
  return file;
}
const bulb = () => fileNamed("bulb.fountain", "Title: The Bulb\n\n# ACT ONE\n\n@NORA\nDark.\n");
const picture = () => fileNamed("picture.fountain", "GIF89a something else");

async function importFiles(services: FakeServices, ...files: File[]) {
  const user = open(services);
  await newPlay(user);
  await user.upload(screen.getByLabelText("Choose files to import"), files);
  return user;
}
const addPlay = () => screen.findByRole("button", { name: "Add play" });
const drop = (target: Element, files: readonly File[], folders: readonly string[] = []) => {
  const items = folders.map((name) => ({ kind: "file", webkitGetAsEntry: () => ({ name, isDirectory: true }) }));
  const all = [...files, ...folders.map((name) => new File([], name))];
  const dataTransfer = { types: ["Files"], files: all, items };
  fireEvent.dragOver(target, { dataTransfer });
  expect(screen.getByText("Drop files to import them")).toBeDefined();
  fireEvent.drop(target, { dataTransfer });
};

test("a file is shown before it becomes a play, and its title can be changed", async () => {
  const services = new FakeServices();
  const user = await importFiles(services, bulb());
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  expect(title.value).toBe("The Bulb");
  expect(screen.getByText("NORA")).toBeDefined();
  expect(services.kept).toEqual([]);
  await user.clear(title);
  await user.type(title, "The Last Bulb");
  await user.click(screen.getByRole("button", { name: "Previous page" }));
  expect(screen.getByText("THE LAST BULB")).toBeDefined();
  await user.click(await addPlay());
  await screen.findByText("Went to /editor/a-new-play-01");
  expect(services.kept.map(({ front }) => front.title)).toEqual(["The Last Bulb"]);
});

test("canceling an import creates nothing", async () => {
  const services = new FakeServices();
  const user = await importFiles(services, bulb());
  await addPlay();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await heading("The Last Bulb");
  expect(services.kept).toEqual([]);
});

test("if the session ends, an import waits with its corrections until the same person signs in again", async () => {
  const services = new FakeServices();
  const { show, change } = openSession(services, signedIn("ruth"));
  const user = userEvent.setup();
  await newPlay(user);
  await user.upload(screen.getByLabelText("Choose files to import"), [bulb()]);
  const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  await user.type(await title(), " at Night");
  const endAndSignInAs = (userId: string) => {
    change({ kind: "anonymous", why: "ended" });
    cleanup();
    change(signedIn(userId));
    show();
  };
  endAndSignInAs("ben");
  await heading("The Last Bulb");
  expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull();
  endAndSignInAs("ruth");
  expect((await title()).value).toBe("The Bulb at Night");
  await user.click(await addPlay());
  await screen.findByText("Went to /editor/a-new-play-01");
  expect(services.kept.map(({ front }) => front.title)).toEqual(["The Bulb at Night"]);
  endAndSignInAs("ruth");
  await heading("The Last Bulb");
});

test("a file whose content doesn't match its name is refused with a reason, and no play is created", async () => {
  const services = new FakeServices();
  await importFiles(services, fileNamed("bulb.fountain", "%PDF-1.7 something else"));
  expect((await screen.findByRole("alert")).textContent).toContain("bulb.fountain");
  expect(screen.queryByRole("button", { name: "Add play" })).toBeNull();
  expect(services.kept).toEqual([]);
});

test("a file over 20 MB is refused before it is read", async () => {
  const services = new FakeServices();
  const file = fileNamed("vast.txt", "words");
  Object.defineProperty(file, "size", { value: 20_000_001 });
  Object.defineProperty(file, "arrayBuffer", { value: () => Promise.reject(new Error("It was read.")) });
  await importFiles(services, file);
  expect((await screen.findByRole("alert")).textContent).toContain("up to 20 MB");
});

test("of several files, a bad one doesn't stop the others, and the same file can be added twice", async () => {
  const services = new FakeServices();
  services.limit = null;
  const user = await importFiles(services, bulb(), picture(), bulb());
  await screen.findByRole("heading", { name: "Import 3 files" });
  await user.click(await screen.findByRole("button", { name: "Add all (2)" }));
  expect((await screen.findByRole("alert")).textContent).toContain("it's a picture");
  expect(services.kept.map(({ front }) => front.title)).toEqual(["The Bulb", "The Bulb"]);
  await user.click(screen.getByRole("button", { name: "Remove picture.fountain" }));
  await user.click(screen.getByRole("button", { name: "Back to your plays" }));
  await heading("Half an Hour");
});

test("several plays can be added one by one; the list returns after the last one", async () => {
  const services = new FakeServices();
  services.limit = null;
  const user = await importFiles(services, bulb(), fileNamed("fog.txt", "NORA: Fog.\n\nTOM: Yes.\n"));
  await user.click(await addPlay());
  await screen.findByDisplayValue("fog");
  await user.click(await addPlay());
  await heading("Half an Hour");
  expect(services.kept.map(({ front }) => front.title)).toEqual(["The Bulb", "fog"]);
  expect(said()).toEqual(["2 plays have been added."]);
});

test("if a play can't be saved, its file stays on the screen with the reason", async () => {
  const services = new FakeServices();
  const user = await importFiles(services, bulb());
  const add = await addPlay();
  services.refusal = new Refused("unavailable", "The storage is full.");
  await user.click(add);
  expect((await screen.findByRole("alert")).textContent).toContain("The storage is full.");
  services.refusal = undefined;
  await user.click(await addPlay());
  await screen.findByText("Went to /editor/a-new-play-01");
});

test("the import says how many plays the plan has space for", async () => {
  const services = new FakeServices();
  await importFiles(services, bulb(), bulb(), bulb());
  const notice = await screen.findByText(/It has space for 1 more play\. The other 2 stay on this device/u);
  expect(notice.closest("[role=status]")?.textContent).toContain("See plans");
});

test("dropped files are imported, a folder is refused, and more files join the list", async () => {
  const services = new FakeServices();
  open(services);
  drop(await heading("The Last Bulb"), [bulb()], ["Scripts"]);
  await screen.findByRole("heading", { name: "Import 2 files" });
  expect(screen.getByRole("button", { name: "Scripts: Can't be imported" })).toBeDefined();
  drop(await heading("Import 2 files"), [bulb()]);
  await heading("Import 3 files");
});

test("files opened with the installed app are imported, and one that can't be read is named", async () => {
  type Consumer = (params: { files?: readonly unknown[] }) => void;
  let launch: Consumer = () => undefined;
  const setConsumer = vi.fn((consumer: Consumer) => {
    launch = consumer;
  });
  vi.stubGlobal("launchQueue", { setConsumer });
  onTestFinished(() => void vi.unstubAllGlobals());
  open(new FakeServices());
  await heading("The Last Bulb");
  // The app was started without a file.
  launch({});
  launch({
    files: [
      { name: "bulb.fountain", getFile: async () => bulb() },
      { name: "fog.fountain", getFile: async () => fileNamed("fog.fountain", "@NORA\nFog.\n") },
      { name: "gone.docx", getFile: () => Promise.reject(new Error("It was moved.")) },
    ],
  });
  await screen.findByRole("heading", { name: "Import 2 files" });
  await addPlay();
  expect(said()).toEqual(["We couldn't read “gone.docx”. Check that the file is still there and try again."]);
  expect(setConsumer).toHaveBeenCalledOnce();
});

test("text that is dropped isn't a file", async () => {
  open(new FakeServices());
  const list = await heading("The Last Bulb");
  fireEvent.drop(list, { dataTransfer: { types: ["text/plain"], files: [], items: [] } });
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("a group of lines that was recognized wrongly is corrected, and the page and the numbers change", async () => {
  const services = new FakeServices();
  const text = ["the ferryman", "Who calls?", "a voice", "I do."].map((line, at) =>
    at % 2 ? line : `          ${line}`,
  );
  const user = await importFiles(services, fileNamed("river.txt", text.join("\n\n")));
  const facts = async () => (await screen.findByLabelText("What was recognized")).textContent;
  expect(await facts()).toContain("Lines0");
  const names = screen.getByLabelText("Element for: Indented 1 in (25 mm)");
  await user.selectOptions(names, "Character");
  await waitFor(async () => expect(await facts()).toContain("Lines2"));
  expect(screen.getByText("THE FERRYMAN")).toBeDefined();
  await user.selectOptions(screen.getByLabelText("Element for: Indented 1 in (25 mm)"), "Automatic (Direction)");
  await waitFor(async () => expect(await facts()).toContain("Lines0"));
});

test.each(["grid", "list"] as const)("without the server, the %s says what isn't known of a play", async (view) => {
  const services = new FakeServices();
  services.refusal = new Refused("unavailable", "You're offline.");
  services.here = [{ playId: "opened-here-" as PlayId, waiting: 0, onServer: true, cardOwed: false, ...onlyHere }];
  const user = open(services);
  await screen.findByRole("link", { name: "Title unknown" });
  if (view === "list") await user.click(screen.getByRole("button", { name: "List" }));
  if (view === "list") expect(screen.getAllByRole("cell", { name: "Unknown" })).toHaveLength(3);
  else expect(screen.getByText(/length unknown · last edit unknown/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/1970|Untitled| 0 /i);
});

test("what the server says about a play that is moved to the bin is stored on the device", async () => {
  const services = new FakeServices();
  const user = open(services);
  await choose(user, "Half an Hour", "Move to bin");
  await waitFor(() => expect(services.keepCards).toHaveBeenCalledWith([card("answered")]));
});
