import { openFolder } from "#tests/support/importWithPackages.ts";

export function setup(): void {
  openFolder("tests/browsers/drivers");
}
