import { createRoutesFromElements, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn } from "#domain/account/localAddress.ts";
import { publicPages } from "#frontend/app/prerender/publicPages.ts";
import { AppRoutes } from "#frontend/app/routes.tsx";
import { helpPlaces } from "#frontend/features/editor/helpOn.ts";
import { submissionHelpPlaces } from "#frontend/features/submissions/helpOnSubmissions.ts";
import { helpTopics } from "#frontend/messages/helpTopics.md";
import { edgeCode } from "#lib/edge/edgeCode.ts";
import { openViewerRequest } from "#local/edge/edgeFunction.ts";

const viewerRequest = openViewerRequest(edgeCode("viewerRequest"));
const fileAt = (path: string): string =>
  viewerRequest({ method: "GET", path, query: "", headers: {}, body: Buffer.alloc(0), address: "198.51.100.7" }).path;

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])));

const publicPaths = interfaceLanguages.flatMap((language) => publicPages.map(({ path }) => addressIn(language, path)));

test("CloudFront finds the file of every public page, whose name the build takes from the path", () => {
  expect(publicPaths.length).toBeGreaterThan(20);
  for (const path of publicPaths) expect(fileAt(path)).toBe(path === "/" ? "/home.html" : `${path}.html`);
});

test("addresses in Spanish work in capitals and with a slash at the end, and lead nowhere else", () => {
  expect(["/es/", "/ES/Help/Sharing/"].map(fileAt)).toEqual(["/es.html", "/es/help/sharing.html"]);
  expect(["/es/dashboard", "/es/es"].map(fileAt)).toEqual(Array(2).fill("/es/not-found.html"));
  expect(["/essays", "/fr/help"].map(fileAt)).toEqual(Array(2).fill("/not-found.html"));
});

test("CloudFront knows every other route of the app: its screens get the app's page", () => {
  const others = pathsOf(createRoutesFromElements(AppRoutes().props.children)).filter(
    (path) =>
      !publicPaths.includes(path) && !["/help/:topicId", "/es/help/:topicId", "/shared/:token", "*"].includes(path),
  );
  expect(others.length).toBeGreaterThan(12);
  for (const path of others) expect(fileAt(path.replace(/:\w+/, "abc123")), path).toBe("/index.html");
});

test("every question mark leads to a section of the help", () => {
  const sections = helpTopics.flatMap(({ id, sections: all }) => all.map((section) => `${id}#${section.id}`));
  const places: readonly string[] = [...Object.values(helpPlaces), ...Object.values(submissionHelpPlaces)];
  expect(places.filter((place) => !sections.includes(place))).toEqual([]);
});
