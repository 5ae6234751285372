import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { allowedInBin, matrix, roles } from "./matrix.ts";

const contracts: readonly Contract[] = Object.values(capabilities).flat();

test("the table of routes and roles (tests/security/matrix.ts) has every route of the contracts, and no other", () => {
  expect(Object.keys(matrix).sort()).toEqual(contracts.map(routeKeyOf).sort());
});

test("a row has a status for each role, and matches its contract's permission", () => {
  for (const contract of contracts) {
    const [anonymous, expired, ended, other, free, ...rest] = matrix[routeKeyOf(contract)]?.statuses.split(" ") ?? [];
    expect([anonymous, expired, ended, other, free, ...rest], routeKeyOf(contract)).toHaveLength(roles.length);
    const open = contract.who === "anyone";
    const isRefused = [anonymous, expired, ended].map((status) => status === "401");
    expect(isRefused, routeKeyOf(contract)).toEqual([!open, !open, !open]);
    if (contract.who === "owner") {
      expect(other, routeKeyOf(contract)).toBe("404");
      expect(contract.play, routeKeyOf(contract)).toBe(allowedInBin.includes(routeKeyOf(contract)) ? "any" : "open");
      expect(contract.requires !== undefined, routeKeyOf(contract)).toBe(free === "402");
    }
    if (contract.who === "admin") expect(other, routeKeyOf(contract)).toBe("403");
  }
});
