// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { plans, type Tier } from "#domain/subscription/plans.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";
import { AllowedFields } from "./AllowedFields.tsx";
import { type LinkDraft, newDraft } from "./linkDraft.ts";

afterEach(cleanup);

function show(tier: Tier, before: LinkDraft = newDraft(false)): void {
  const props = {
    draft: before,
    before,
    errors: {},
    tier,
    onChange: () => undefined,
    names: { kind: "found", names: [] } as const,
  };
  render(
    <MemoryRouter>
      <AllowedFields {...props} />
    </MemoryRouter>,
  );
}

const isOpen = (label: string): boolean => !(screen.getByRole("switch", { name: label }) as HTMLInputElement).disabled;
const saysOf = (plan: string): number => screen.queryAllByText(words.locked(plan), { exact: false }).length;

test.each([
  ["free", { feedback: false, blind: false, writer: 1, company: 3 }],
  ["writer", { feedback: true, blind: false, writer: 0, company: 3 }],
  ["company", { feedback: true, blind: true, writer: 0, company: 0 }],
] as const)("on the %s plan, a locked option names the plan that includes it", (tier, wanted) => {
  show(tier);
  expect(isOpen(words.mayDownload)).toBe(true);
  expect(isOpen(words.feedback)).toBe(wanted.feedback);
  expect(isOpen(words.isBlind)).toBe(wanted.blind);
  expect(saysOf(plans.writer.name)).toBe(wanted.writer);
  expect(saysOf(plans.company.name)).toBe(wanted.company);
});

test("an option from a better plan can still be removed", () => {
  show("free", { ...newDraft(true), isBlind: true, hasPassword: true, lastDay: "2027-04-01" });
  expect([isOpen(words.feedback), isOpen(words.isBlind)]).toEqual([true, true]);
  expect(screen.getByRole("button", { name: words.noPassword })).toBeTruthy();
  expect(screen.getByLabelText(words.endsAt)).toBeTruthy();
});
