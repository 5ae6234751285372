import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { ghostlight } from "./ghostlight.ts";
import { type NaiveOptions, naiveEditor } from "./naiveEditor.ts";
import type { Workbench } from "./workbench.ts";

/** Longer than every pause between attempts. */
const laterMs = 120_000;

/** A way in which other editors have lost their users' work. `run` throws if words are lost, or if the editor is silent. */
interface Way {
  readonly run: (workbench: Workbench) => Promise<void>;
  /** The naive editor that loses words in this way. */
  readonly naive?: NaiveOptions;
}

const ways: Readonly<Record<string, Way>> = {
  "a failed load is shown as an empty page that can be written on": {
    async run({ browser, pass, serverText }) {
      await write("Act one.", { browser, pass });
      const other = browser("tablet");
      other.network.condition = "request-lost";
      const play = await other.open();
      play.type("New.");
      other.network.condition = "working";
      await pass(laterMs);
      expect(serverText()).toContain("Act one.");
      expect(play.text()).toContain("Act one.");
    },
  },
  "a connection looks healthy again and sends nothing": {
    naive: { sendsNewWords: true },
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.condition = "request-lost";
      play.type(" Act two.");
      await pass(10_000);
      laptop.network.condition = "working";
      await pass(laterMs);
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "what the server has takes the place of what was typed here": {
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.condition = "request-lost";
      play.type(" Act two.");
      await pass(10_000);
      laptop.network.condition = "working";
      play.wake();
      await pass(laterMs);
      expect(play.text()).toBe("Act one. Act two.");
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "a second tab saves last and wins": {
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      const second = await laptop.open();
      play.type(" From the first tab.");
      second.type(" From the second tab.");
      await pass(laterMs);
      expect(serverText()).toContain("From the first tab.");
      expect(serverText()).toContain("From the second tab.");
    },
  },
  "the page is left before it saves": {
    async run({ browser, pass, serverText }) {
      const { play } = await write("Act one.", { browser, pass });
      play.type(" Act two.");
      await play.leave();
      await pass(laterMs);
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "the session expires during a save": {
    run: keepsWordsThroughRefusal(new Refused("not-signed-in", "You're signed out.")),
  },
  "half of a save arrives, and later saves build on it": {
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.requestsLeft = 1;
      play.type(" Act two.");
      await pass(2_500);
      play.crash();
      laptop.network.requestsLeft = Number.POSITIVE_INFINITY;
      const again = await laptop.open();
      again.type(" Act three.");
      await pass(laterMs);
      expect(serverText()).toBe("Act one. Act two. Act three.");
    },
  },
  "the same words are sent again after a restart": {
    naive: { sendsNewWords: true },
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.condition = "answer-lost";
      play.type(" Act two.");
      await pass(3_000);
      play.crash();
      laptop.network.condition = "working";
      await laptop.open();
      await pass(laterMs);
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "the browser's storage is full, and nobody says so": {
    naive: { sendsNewWords: true },
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.fillStorage();
      laptop.network.condition = "request-lost";
      play.type(" Act two.");
      await pass(1_000);
      expect(play.saving()).toBe("not-saved");
      expect(play.asksBeforeLeaving()).toBe(true);
      laptop.network.condition = "working";
      await pass(laterMs);
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "the network is gone without a word": {
    async run({ browser, pass }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.condition = "request-lost";
      play.type(" Act two.");
      await pass(20_000);
      expect(play.saving()).toBe("on-device");
      expect(play.isOverdue()).toBe(true);
    },
  },
  "it says that words are stored before they are": {
    async run({ browser, pass }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.condition = "request-lost";
      play.type(" Act two.");
      await pass(20_000);
      expect(play.storedChanges()).toBe(1);
      play.type(" Act three.");
      expect(play.storedChanges()).toBe(1);
      await pass(1_000);
      expect(play.storedChanges()).toBe(2);
    },
  },
  "it says “Saved” after a failure": {
    async run({ browser, pass, serverText }) {
      const { laptop, play } = await write("Act one.", { browser, pass });
      laptop.network.condition = "answer-lost";
      play.type(" Act two.");
      for (let second = 0; second < 20; second++) {
        await pass(1_000);
        expect(play.saving()).not.toBe("saved");
      }
      laptop.network.condition = "working";
      await pass(laterMs);
      expect(play.saving()).toBe("saved");
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "the clock is set back": {
    async run({ browser, pass, moveClockBack, serverText }) {
      const { play } = await write("Act one.", { browser, pass });
      moveClockBack(24 * 60 * 60 * 1000);
      play.type(" Act two.");
      await pass(laterMs);
      expect(play.saving()).toBe("saved");
      expect(serverText()).toBe("Act one. Act two.");
    },
  },
  "the server answers 403 in the middle of a session": {
    run: keepsWordsThroughRefusal(new Refused("not-allowed", "You may not do this.")),
  },
};

/** The server refuses for half a minute what is written, and then takes it. */
function keepsWordsThroughRefusal(refusal: Refused): Way["run"] {
  return async ({ browser, pass, serverText }) => {
    const { laptop, play } = await write("Act one.", { browser, pass });
    laptop.network.refusal = refusal;
    play.type(" Act two.");
    await pass(30_000);
    expect(play.text()).toBe("Act one. Act two.");
    expect(play.saving()).toBe("on-device");
    laptop.network.refusal = undefined;
    await pass(laterMs);
    expect(serverText()).toBe("Act one. Act two.");
  };
}

/** Writes on a laptop, and waits until it's saved. */
async function write(words: string, { browser, pass }: Pick<Workbench, "browser" | "pass">) {
  const laptop = browser("laptop");
  const play = await laptop.open({ isNew: true });
  play.type(words);
  await pass(laterMs);
  expect(play.saving()).toBe("saved");
  return { laptop, play };
}

test.each([
  ["Ghostlight", ghostlight],
  ["a naive editor", naiveEditor],
  ["a naive editor that sends new words", () => naiveEditor({ sendsNewWords: true })],
])("if nothing fails, %s saves every word", async (_, editor) => {
  const workbench = editor();
  const { laptop, play } = await write("Act one.", workbench);
  play.type(" Act two.");
  await workbench.pass(laterMs);
  expect(workbench.serverText()).toBe("Act one. Act two.");
  expect((await laptop.open()).text()).toBe("Act one. Act two.");
});

describe.each(Object.entries(ways))("%s", (_, { run, naive }) => {
  test("not here", () => run(ghostlight()));
  test("in a naive editor", () => expect(run(naiveEditor(naive))).rejects.toMatchObject({ name: "AssertionError" }));
});
