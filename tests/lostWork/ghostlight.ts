import * as Y from "yjs";
import { isOverdue } from "#frontend/modules/sync/session/saving.ts";
import {
  type TestDevice,
  type TestTab,
  TestWorld,
  testOwner,
  testPlayId,
} from "#frontend/modules/sync/testing/testWorld.ts";
import type { EditedPlay, TestBrowser, Workbench } from "./workbench.ts";

/** Ghostlight's own sessions and journals, with a server in memory. */
export function ghostlight(): Workbench {
  const world = new TestWorld();
  return {
    browser: (name) => browserOf(world, world.device(name)),
    pass: world.pass,
    moveClockBack: (ms) => world.clock.moveBack(ms),
    serverText() {
      const doc = new Y.Doc();
      if (world.server.length > 0) Y.applyUpdate(doc, world.server.state());
      return doc.getText("text").toString();
    },
  };
}

function browserOf(world: TestWorld, device: TestDevice): TestBrowser {
  let isFull = false;
  const refuse = async (): Promise<never> => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  };
  return {
    network: device.network,
    fillStorage() {
      isFull = true;
    },
    async open({ isNew = false } = {}) {
      const stored = device.device.journal(testOwner, testPlayId);
      const journal = {
        ...stored,
        append: (...entries: Parameters<typeof stored.append>) => (isFull ? refuse() : stored.append(...entries)),
        store: (...received: Parameters<typeof stored.store>) => (isFull ? refuse() : stored.store(...received)),
      };
      return playIn(world, await device.open({ isNew, journal }));
    },
  };
}

const playIn = (world: TestWorld, tab: TestTab): EditedPlay => ({
  type(words) {
    if (tab.session.readiness().kind === "ready") tab.type(words);
  },
  text: () => tab.text.toString(),
  isReady: () => tab.session.readiness().kind === "ready",
  saving: () => tab.session.saving().kind,
  storedChanges() {
    const saving = tab.session.saving();
    return saving.kind === "on-device" ? saving.changes : 0;
  },
  isOverdue: () => isOverdue(tab.session.saving(), world.clock.now()),
  asksBeforeLeaving: () => tab.mayLoseWords() === true,
  wake: tab.wake,
  async leave() {
    tab.hide();
    await world.rest();
    tab.crash();
  },
  crash: () => tab.crash(),
});
