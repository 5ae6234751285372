// @vitest-environment page
import { MemoryRouter, Route, Link as RouterLink, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { LinkContext } from "#frontend/ui/Link.tsx";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";
import { HelpTopicScreen } from "./HelpTopicScreen.tsx";

afterEach(async () => {
  clearPage();
  await showLanguage("en");
});

test.each(["en", "es"] as const)(
  "marks the current topic in the contents at an address without a language (%s)",
  async (language) => {
    await showLanguage(language);
    const page = mount(
      <MemoryRouter initialEntries={["/help/sharing"]}>
        <LinkContext value={RouterLink}>
          <Routes>
            <Route path="/help/:topicId" element={<HelpTopicScreen />} />
          </Routes>
        </LinkContext>
      </MemoryRouter>,
    );
    const current = page.querySelectorAll("nav [aria-current=page]");
    expect([...current].map((link) => link.textContent)).toEqual([page.querySelector("h1")?.textContent]);
  },
);
