// @vitest-environment page
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { HelpSearch, helpPageId } from "#frontend/features/public/help/HelpSearch.tsx";
import { Island } from "#frontend/modules/screen/Island.tsx";
import { cookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { AccountButton } from "../AccountButton.tsx";
import { CookieSettingsButton } from "../CookieSettingsButton.tsx";
import { findIslands, startIsland, watchIslands } from "./watchIslands.ts";

afterEach(() => {
  // Other files of the process wait for React with `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.restoreAllMocks();
  cookieSettings.close();
  document.body.replaceChildren();
});

/** Shows a page as it was built. */
function show(content: ReactNode): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // While developing, React reports that the controls were enabled before it took over.
  vi.spyOn(console, "error").mockReturnValue();
  document.body.innerHTML = renderToString(content);
}

test("a click waits until the code for it has loaded", async () => {
  show(
    <Island name="CookieSettingsButton">
      <CookieSettingsButton />
    </Island>,
  );
  const button = document.querySelector("button");
  expect(button?.disabled).toBe(true);
  watchIslands();
  expect(button?.disabled).toBe(false);
  button?.click();
  expect(cookieSettings.isOpen()).toBe(false);
  await vi.waitFor(() => expect(cookieSettings.isOpen()).toBe(true), 20_000);
  expect(document.querySelector("button")).toBe(button);
});

test("what was typed before the code has loaded stays, and has its effect", async () => {
  show(
    <>
      <Island name="HelpSearch">
        <HelpSearch />
      </Island>
      <article id={helpPageId}>A page</article>
    </>,
  );
  watchIslands();
  const field = document.querySelector("input");
  if (field) field.value = "blind names";
  const [island] = findIslands();
  if (island) await startIsland(island);
  expect(field?.value).toBe("blind names");
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toMatch(/[1-9]/));
});

test("a link waits until what was typed is taken over", async () => {
  show(
    <>
      <Island name="HelpSearch">
        <HelpSearch />
      </Island>
      <article id={helpPageId}>
        <a href="#elsewhere">Elsewhere</a>
      </article>
    </>,
  );
  watchIslands();
  const [field, link] = [document.querySelector("input"), document.querySelector("a")];
  const followed: string[] = [];
  link?.addEventListener("click", () => followed.push(document.querySelector("[role=status]")?.textContent ?? ""));
  if (field) field.value = "blind names";
  field?.dispatchEvent(new Event("focusin", { bubbles: true }));
  link?.click();
  expect(followed).toEqual([]);
  await vi.waitFor(() => expect(followed).toHaveLength(1));
  expect(followed[0]).toMatch(/[1-9]/);
});

test("nothing is lost that is typed while the component takes over", async () => {
  show(
    <>
      <Island name="HelpSearch">
        <HelpSearch />
      </Island>
      <article id={helpPageId}>A page</article>
    </>,
  );
  watchIslands();
  const field = document.querySelector("input");
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  let typed = "";
  const type = () => {
    typed += "x";
    setValue?.call(field, `${field?.value}x`);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const typing = { isOver: false };
  const keepTyping = () => {
    if (typing.isOver) return;
    type();
    setImmediate(keepTyping);
  };
  keepTyping();
  const [island] = findIslands();
  if (island) await startIsland(island);
  typing.isOver = true;
  type();
  expect(field?.value).toBe(typed);
});

test("a field that had the focus before the page's code has loaded works", async () => {
  show(
    <>
      <Island name="HelpSearch">
        <HelpSearch />
      </Island>
      <article id={helpPageId}>A page</article>
    </>,
  );
  const field = document.querySelector("input");
  field?.focus();
  watchIslands();
  if (field) field.value = "blind names";
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toMatch(/[1-9]/));
});

test("a link waits for what was typed even if nothing has taken it over yet", async () => {
  show(
    <>
      <Island name="HelpSearch">
        <HelpSearch />
      </Island>
      <article id={helpPageId}>
        <a href="#elsewhere">Elsewhere</a>
      </article>
    </>,
  );
  watchIslands();
  const [field, link] = [document.querySelector("input"), document.querySelector("a")];
  const followed: string[] = [];
  link?.addEventListener("click", () => followed.push(document.querySelector("[role=status]")?.textContent ?? ""));
  if (field) field.value = "blind names";
  link?.click();
  await vi.waitFor(() => expect(followed).toHaveLength(1));
  expect(followed[0]).toMatch(/[1-9]/);
});

test("a link works without code, so nothing is loaded for it", () => {
  show(
    <Island name="AccountButton">
      <AccountButton />
    </Island>,
  );
  watchIslands();
  const link = document.querySelector("a");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link?.addEventListener("click", (event) => event.preventDefault(), { once: true });
  link?.dispatchEvent(click);
  expect(link?.getAttribute("href")).toBe("/auth");
  expect(Object.keys(link ?? {}).filter((key) => key.startsWith("__react"))).toEqual([]);
});
