// @vitest-environment page
import { useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { EntryCard } from "./feedback/EntryCard.tsx";
import type { OwnEntry } from "./feedback/entries.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

afterEach(clearPage);

const entryOf = (text: string) =>
  ({
    feedback: { kind: "comment", text, at: "2026-11-21T10:00:00.000Z", state: "open", replies: [] },
    delivery: { kind: "sent" },
  }) as unknown as OwnEntry;

/** A play, two comments on it, and a bar that can be closed. */
function Screen() {
  const screen = useRef<HTMLDivElement>(null);
  useKeptFocus(screen);
  const [texts, setTexts] = useState(["One", "Two"]);
  const [hasBar, setBar] = useState(true);
  const nothing = () => undefined;
  return (
    <div ref={screen}>
      <main tabIndex={-1}>The play</main>
      <footer>
        <a href="/">Made with Ghostlight</a>
      </footer>
      <section className="reader-feedback-panel" tabIndex={-1} aria-label="Comments">
        {texts.map((text) => (
          <EntryCard
            key={text}
            entry={entryOf(text)}
            isPointedAt={false}
            onShow={nothing}
            onEdit={text === "Two" ? nothing : undefined}
            onRemove={() => setTexts(texts.filter((one) => one !== text))}
            onTryAgain={nothing}
            lookedAt=""
            answer={null}
          />
        ))}
      </section>
      {hasBar && (
        <button type="button" onClick={() => setBar(false)}>
          All speeches
        </button>
      )}
    </div>
  );
}

const press = (button: HTMLButtonElement | undefined) =>
  settle(() => {
    button?.focus();
    button?.click();
  });
const first = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);
const focused = () => document.activeElement?.textContent;

test("when a comment is deleted, its question and then the next comment get the focus, in the end the panel", async () => {
  mount(<Screen />);
  await press(first(readerFeedbackWords.remove));
  expect(focused()).toBe(readerFeedbackWords.removeNo);
  await press(first(readerFeedbackWords.removeNo));
  expect(document.activeElement).toBe(first(readerFeedbackWords.remove));
  await press(first(readerFeedbackWords.remove));
  await press(first(readerFeedbackWords.removeYes));
  expect(document.activeElement).toBe(document.querySelector("article"));
  await press(first(readerFeedbackWords.remove));
  await press(first(readerFeedbackWords.removeYes));
  expect(document.activeElement?.className).toBe("reader-feedback-panel");
});

test("when anything else goes away, the play gets the focus", async () => {
  mount(<Screen />);
  await press(buttonNamed("All speeches"));
  expect(focused()).toBe("The play");
});
