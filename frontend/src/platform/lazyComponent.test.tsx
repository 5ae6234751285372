// @vitest-environment page
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { lazyComponent, WhileLoading } from "./lazyComponent.tsx";

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
      <WhileLoading fallback="Loading">
        <Content />
      </WhileLoading>
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

test("without a network, code isn't loaded before it's needed, because browsers may remember a failure", async () => {
  const load = vi.fn(async () => Counter);
  const Content = lazyComponent(load);
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  Content.preload();
  expect(load).not.toHaveBeenCalled();
  Content.preload();
  expect(load).toHaveBeenCalledOnce();
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

test("code is shown as soon as it's there, however short the fallback was shown", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // React's own limit on how soon a fallback may be replaced is a timer.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
  let arrive: (code: typeof Counter) => void = () => undefined;
  const code = new Promise<typeof Counter>((resolve) => {
    arrive = resolve;
  });
  const Content = lazyComponent(() => code);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  root.render(<Screen Content={() => <Content />} />);
  await untilShown("Loading");
  arrive(Counter);
  await untilShown("Count 0");
  expect(document.body.textContent).not.toContain("Loading");
});

test("components within one that has loaded show no fallback of those around it", async () => {
  const Part = lazyComponent(() => new Promise<typeof Counter>(() => undefined));
  const Content = lazyComponent(async () => () => (
    <p>
      The part: <Part />
    </p>
  ));
  mount(<Screen Content={() => <Content />} />);
  await act(async () => undefined);
  expect(document.querySelector("p")?.textContent).toBe("The part: ");
});

/** Without timers. */
async function untilShown(text: string): Promise<void> {
  for (let turn = 0; turn < 1000 && !document.body.textContent?.includes(text); turn++)
    await new Promise((resolve) => setImmediate(resolve));
  expect(document.body.textContent).toContain(text);
}
