// @vitest-environment page
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { dialogue, playWith } from "#tests/support/playBuilder.ts";
import { NameChoices } from "./NameChoices.tsx";
import { remainingNamesOf } from "./remainingNamesOf.ts";

const { names: words } = sharingWords;
const own = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock("#frontend/platform/ownNames.ts", () => ({ ownNames: () => own.names }));
afterEach(() => {
  cleanup();
  own.names = [];
});

function show(play: Parameters<typeof remainingNamesOf>[0], chosen?: readonly string[]) {
  const onChoose = vi.fn();
  render(<NameChoices names={remainingNamesOf(play)} chosen={chosen} onChoose={onChoose} />);
  return onChoose;
}
const checked = () =>
  screen
    .getAllByRole("checkbox")
    .map((box) => [box.closest("label")?.querySelector("bdi")?.textContent, (box as HTMLInputElement).checked]);

test("lists remaining surnames, checks the likely ones, and lets the author choose", () => {
  own.names = ["Zebulon Alder", "John King"];
  const onChoose = show(playWith({}, dialogue("Alder! The King and the king. Old Alder.")));
  expect(checked()).toEqual([
    ["Alder", true],
    ["King", false],
  ]);
  screen.getByText(words.count({ count: 2 }));
  screen.getAllByText(/Old Alder/);
  fireEvent.click(screen.getByRole("checkbox", { name: /King/ }));
  expect(onChoose).toHaveBeenLastCalledWith(["Alder", "King"]);
  fireEvent.click(screen.getByRole("checkbox", { name: /Alder/ }));
  expect(onChoose).toHaveBeenLastCalledWith([]);
});

test("a word chosen earlier stays listed even if it's no longer in the play", () => {
  own.names = ["Zebulon Alder"];
  show(playWith({}, dialogue("Nobody.")), ["Zeb"]);
  expect(checked()).toEqual([["Zeb", true]]);
  screen.getByText(words.count({ count: 0 }));
});

test("says when nothing was found, and when there's no name to look for", () => {
  own.names = ["Zebulon Alder"];
  show(playWith({}, dialogue("Nobody.")));
  screen.getByText(words.none);
  cleanup();
  own.names = [];
  show(playWith({}, dialogue("Nobody.")));
  screen.getByText(words.unknown);
});
