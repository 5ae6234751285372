// @vitest-environment page
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createEvent } from "./createEvent.ts";
import { createStore } from "./createStore.ts";
import { useStore } from "./useStore.ts";

afterEach(cleanup);

test("listeners run after a change, until they unsubscribe", () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  stop();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(3);
});

test("a component shows the current value, and on a server the given one", () => {
  const store = createStore("before");
  const Value = () => useStore(store, () => "on a server");
  expect(renderToString(<Value />)).toBe("on a server");
  const { container } = render(<Value />);
  expect(container.textContent).toBe("before");
  act(() => store.set("after"));
  expect(container.textContent).toBe("after");
});

test("a listener that unsubscribes while it runs doesn't keep others from being called", () => {
  const event = createEvent<[string]>();
  const other = vi.fn();
  const stop = event.subscribe(() => stop());
  event.subscribe(other);
  event.emit("once");
  event.emit("twice");
  expect(other.mock.calls).toEqual([["once"], ["twice"]]);
});
