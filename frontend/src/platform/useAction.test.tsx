// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { setMonitor } from "./logger.ts";
import { useAction } from "./useAction.ts";

afterEach(clearPage);

const exception = vi.fn();
setMonitor({ message: vi.fn(), exception });

function Save({
  save,
  onError,
}: {
  readonly save: () => Promise<void>;
  readonly onError?: (errorText: string) => void;
}) {
  const { isBusy, errorText, run } = useAction(save, onError);
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Save
      </button>
      <p>{isBusy ? "busy" : errorText}</p>
    </>
  );
}

const text = () => document.querySelector("p")?.textContent;
const click = () => settle(() => buttonNamed("Save").click());

test("a second click while the first one runs does nothing", async () => {
  let finish = (): void => undefined;
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  mount(<Save save={save} />);
  await settle(() => {
    buttonNamed("Save").click();
    buttonNamed("Save").click();
  });
  await click();
  expect(save).toHaveBeenCalledOnce();
  expect(text()).toBe("busy");
  await settle(() => finish());
  expect(text()).toBe("");
  await click();
  expect(save).toHaveBeenCalledTimes(2);
});

test.each([
  ["a refusal has its own sentence", new Refused("conflict", "That title is taken."), "That title is taken."],
  [
    "a lost connection is named as such",
    new Refused("unavailable", failureWords.offline, { code: "offline" }),
    failureWords.offline,
  ],
  ["a failing server is our fault", new Refused("unavailable", failureWords.ours), failureWords.ours],
  ["so is an unexpected error", new TypeError("x is not a function"), failureWords.ours],
])("%s", async (_, error, expected) => {
  const onError = vi.fn();
  mount(<Save save={() => Promise.reject(error)} onError={onError} />);
  await click();
  expect(text()).toBe(expected);
  expect(onError).toHaveBeenCalledWith(expected);
});

test("only unexpected errors are logged", async () => {
  exception.mockClear();
  const errors = [new Refused("conflict", "That title is taken."), new TypeError("x is not a function")];
  mount(<Save save={() => Promise.reject(errors.shift())} />);
  await click();
  expect(exception).not.toHaveBeenCalled();
  await click();
  expect(exception).toHaveBeenCalledOnce();
});

test("the next run removes the message of the last one", async () => {
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Refused("conflict", "That title is taken."));
  mount(<Save save={save} />);
  await click();
  await click();
  expect(text()).toBe("");
});
