import { createRoutesFromElements, matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { splitAddress } from "#domain/account/localAddress.ts";
import { AppRoutes } from "#frontend/app/routes.tsx";
import { sweptPaths } from "./journeys/look/routes.ts";

const routes = createRoutesFromElements(AppRoutes().props.children);

/** Returns the paths of all routes that show a screen. */
const screenPathsOf = (some: readonly RouteObject[]): readonly string[] =>
  some.flatMap(({ path, children }) => (children ? screenPathsOf(children) : (path ?? [])));

/** Returns the path of the route that shows an address. */
const routeOf = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

/** In Spanish, they have the same screens at other addresses. */
test("the sweeps over all screens check every route of the app", () => {
  const swept = sweptPaths.map(routeOf);
  expect(screenPathsOf(routes).length).toBeGreaterThan(25);
  expect(screenPathsOf(routes).filter((path) => !swept.includes(splitAddress(path).path))).toEqual([]);
});

test("every address that the sweeps check has a route of its own", () => {
  const addresses = sweptPaths.filter((address) => address !== "/no/such/page");
  expect(addresses.filter((address) => routeOf(address) === "*")).toEqual([]);
});
