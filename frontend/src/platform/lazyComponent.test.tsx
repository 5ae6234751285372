// @vitest-environment jsdom
import { act, Suspense, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { lazyComponent } from "./lazyComponent.tsx";

afterEach(clearPage);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

function Screen({ Content }: { readonly Content: () => React.ReactNode }) {
  const [, setTurn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurn((turn) => turn + 1)}>
        Again
      </button>
      <Suspense fallback="Loading">
        <Content />
      </Suspense>
    </>
  );
}

test("code that was preloaded is shown at once, without a fallback", async () => {
  const Content = lazyComponent(async () => Counter);
  Content.preload();
  await Promise.resolve();
  await Promise.resolve();
  mount(<Screen Content={() => <Content />} />);
  expect(document.body.textContent).toContain("Count 0");
  expect(document.body.textContent).not.toContain("Loading");
});

test("a component that has loaded keeps its state", async () => {
  const Content = lazyComponent(async () => Counter);
  const Shown = () => <Content />;
  mount(<Screen Content={Shown} />);
  await act(async () => undefined);
  act(() => buttonNamed("Count 0").click());
  act(() => buttonNamed("Again").click());
  expect(document.body.textContent).toContain("Count 1");
});
