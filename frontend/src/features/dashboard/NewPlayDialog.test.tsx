// @vitest-environment page
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { formats, isReadable } from "#domain/play/formats/formats.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { NewPlayDialog } from "./NewPlayDialog.tsx";
import type { PlayActions } from "./usePlayActions.ts";

afterEach(clearPage);

const nothing = () => undefined;

/** Returns what the dialog says about files. */
const textOfDialog = (): string =>
  mount(
    <MemoryRouter>
      <NewPlayDialog
        isForFiles
        isPlanFull={false}
        limit={null}
        actions={{} as PlayActions}
        onFiles={nothing}
        onClose={nothing}
      />
    </MemoryRouter>,
  ).textContent ?? "";

test("whoever imports a file is told every format that can be imported", () => {
  const text = textOfDialog();
  const labels = formats.filter(isReadable).map(({ label }) => label);
  expect(labels.filter((label) => !text.includes(label))).toEqual([]);
});

test("the formats are named in Spanish, too", async () => {
  onTestFinished(() => showLanguage("en"));
  await showLanguage("es");
  expect(textOfDialog()).toContain("texto simple");
  expect(textOfDialog()).toContain(" y PDF.");
});
