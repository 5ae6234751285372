import { resolve } from "node:path";
import { expect, test } from "vitest";
import { allDependencies, type Dependency, faultOf, unmaintained } from "./dependencies.ts";

const good: Dependency = {
  name: "lamp",
  version: "1.0.0",
  license: "MIT",
  named: true,
  dev: false,
  deprecated: undefined,
};

test("every dependency has an accepted license, and none that matters is abandoned by its maintainers", () => {
  const dependencies = allDependencies(resolve(import.meta.dirname, "../.."));
  expect(dependencies.length).toBeGreaterThan(100);
  expect(dependencies.flatMap((each) => faultOf(each)?.concat(` ${each.name}`) ?? [])).toEqual([]);
});

test.each<[Partial<Dependency>, RegExp | undefined]>([
  [{}, undefined],
  [{ license: "(MIT OR GPL-3.0)" }, undefined],
  [{ license: "MIT AND Zlib" }, undefined],
  [{ license: "MIT AND GPL-3.0" }, /not one that we take/],
  [{ license: "" }, /"none"/],
  [{ license: "MPL-2.0" }, /MPL-2.0/],
  [{ license: "MPL-2.0", dev: true }, undefined],
  [{ deprecated: "Use another." }, /given up/],
  [{ deprecated: "Use another.", dev: true, named: false }, undefined],
])("%o", (part, fault) => {
  const found = faultOf({ ...good, ...part });
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});

test("a package last published more than two years ago counts as unmaintained", () => {
  const now = new Date("2027-01-10");
  expect(unmaintained("lamp", new Date("2025-01-12"), now)).toBeUndefined();
  expect(unmaintained("lamp", new Date("2025-01-01"), now)).toBe("was published last on 2025-01-01.");
});
