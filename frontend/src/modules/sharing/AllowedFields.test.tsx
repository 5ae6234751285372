// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { plans, type Tier } from "#domain/subscription/plans.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
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

const offers = (label: string): boolean => screen.queryByRole("switch", { name: label }) !== null;
const plansNamed = () =>
  [plans.writer.name, plans.company.name].filter((name) => screen.queryByText(`${name} plan`, { exact: false }));

test.each([
  ["free", { feedback: false, blind: false, named: [plans.writer.name, plans.company.name] }],
  ["writer", { feedback: true, blind: false, named: [plans.company.name] }],
  ["company", { feedback: true, blind: true, named: [] }],
] as const)("on the %s plan, one line names what better plans add", (tier, wanted) => {
  show(tier);
  expect(offers(sharingWords.mayDownload)).toBe(true);
  expect(offers(sharingWords.feedback)).toBe(wanted.feedback);
  expect(offers(sharingWords.isBlind)).toBe(wanted.blind);
  expect(plansNamed()).toEqual(wanted.named);
  expect(screen.queryAllByRole("link", { name: sharingWords.seePlans })).toHaveLength(tier === "company" ? 0 : 1);
});

test("an option from a better plan can still be removed", () => {
  show("free", { ...newDraft(true), isBlind: true, hasPassword: true, lastDay: "2027-04-01" });
  expect([offers(sharingWords.feedback), offers(sharingWords.isBlind)]).toEqual([true, true]);
  expect(screen.getByRole("button", { name: sharingWords.noPassword })).toBeTruthy();
  expect(screen.getByLabelText(sharingWords.endsAt)).toBeTruthy();
});
