/** One route of the template: `GET /api/plays/{playId}` or `$default`. */
export interface Route {
  readonly routeKey: string;
  readonly functionId: string;
  /** A token needs one of these scopes. Absent on public routes. */
  readonly scopes?: readonly string[] | undefined;
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route for a request like API Gateway: the one with the most literal segments, otherwise `$default`. */
export function findRoute(routes: readonly Route[], method: string, path: string): RouteMatch | undefined {
  const found = routes
    .flatMap((route) => {
      const params = paramsOf(route.routeKey, method, path);
      return params ? [{ route, params }] : [];
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  const fallback = routes.find(({ routeKey }) => routeKey === "$default");
  return found[0] ?? (fallback && { route: fallback, params: {} });
}

function paramsOf(routeKey: string, method: string, path: string): Record<string, string> | undefined {
  const [wantedMethod, pattern] = routeKey.split(" ");
  if (!pattern || (wantedMethod !== method && wantedMethod !== "ANY")) return undefined;
  const [patternParts, pathParts] = [pattern.split("/"), path.split("/")];
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const value = pathParts[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name && value) params[name] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
