// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { setCurrentLanguage } from "#frontend/messages/locale.ts";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { DataTable } from "./DataTable.tsx";

afterEach(() => {
  setCurrentLanguage("en");
  vi.restoreAllMocks();
  clearPage();
});

test("numbers are written as in the language of the interface, whatever the browser's own language is", () => {
  setCurrentLanguage("es");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US", "es-ES"]);
  const page = mount(<DataTable caption="" head={["Character", "Words"]} rows={[["Ana", 12_345]]} />);
  expect(page.querySelector("td")?.textContent).toBe("12.345");
});
