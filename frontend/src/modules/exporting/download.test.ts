// @vitest-environment page
import { expect, test, vi } from "vitest";
import { download } from "./download.ts";

test("downloads the file under its name and revokes its URL later", () => {
  vi.useFakeTimers();
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: () => "blob:play", revokeObjectURL: revoke });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`);
  });
  download(new Blob(["x"]), "Ghosts.pdf");
  expect(clicked).toEqual(["blob:play Ghosts.pdf"]);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:play");
});
