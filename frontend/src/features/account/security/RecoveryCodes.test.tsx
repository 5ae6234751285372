// @vitest-environment page
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { countRecoveryCodes, makeRecoveryCodes } from "#domain/api/recoveryCodes.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { currentToasts, dismissMessages } from "#frontend/ui/toast.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

const server = vi.hoisted(() => ({ left: 0, asked: [] as unknown[] }));
vi.mock("#frontend/platform/call.ts", () => ({
  call: async (contract: unknown) => {
    server.asked.push(contract);
    if (contract === countRecoveryCodes) return { left: server.left };
    server.left = 10;
    return { codes: ["7k3m-x9qp-4tzd-w2hn"] };
  },
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissMessages();
  Object.assign(server, { left: 0, asked: [] });
});

const made = () => server.asked.filter((contract) => contract === makeRecoveryCodes).length;

test("codes are made once when the app has been set up, and shown once", async () => {
  const { rerender } = render(<RecoveryCodes makesFirst={false} />);
  await screen.findByText(securityWords.codesLeft({ left: 0 }));
  expect(made()).toBe(0);
  rerender(<RecoveryCodes makesFirst />);
  await screen.findByText("7k3m-x9qp-4tzd-w2hn");
  await userEvent.click(screen.getByRole("button", { name: securityWords.codesKept }));
  rerender(<RecoveryCodes makesFirst />);
  await screen.findByText(securityWords.codesLeft({ left: 10 }));
  expect([made(), screen.queryByText("7k3m-x9qp-4tzd-w2hn")]).toEqual([1, null]);
});

test("nothing covers the codes: that the app is on is said when they're closed, and that they're copied, beside them", async () => {
  render(<RecoveryCodes makesFirst />);
  await screen.findByText("7k3m-x9qp-4tzd-w2hn");
  await userEvent.click(screen.getByRole("button", { name: securityWords.copyCodes }));
  await within(screen.getByRole("dialog")).findByText(/^(Recovery codes copied|Your browser doesn't allow)/);
  expect(currentToasts().map(({ text }) => text)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: securityWords.codesKept }));
  expect(currentToasts().map(({ text }) => text)).toEqual([securityWords.switchedOn]);
});

test("codes that exist are replaced only after the password", async () => {
  server.left = 3;
  render(<RecoveryCodes makesFirst={false} />);
  await screen.findByText(securityWords.codesLeft({ left: 3 }));
  await userEvent.click(screen.getByRole("button", { name: securityWords.makeNewCodes }));
  await screen.findByRole("dialog", { name: securityWords.makeNewTitle });
  expect(made()).toBe(0);
});
