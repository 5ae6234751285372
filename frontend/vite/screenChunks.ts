import { minifySync } from "vite";
import { type Chunk, mergeChunks } from "./mergeChunks.ts";
import { importsOf, type Modules, moduleId } from "./moduleGraph.ts";

/** How many files the screens of a feature load beside fixed ones before they show anything, at most. */
const usualMaxFirst = 6;
/** How many they load soon after. */
const usualMaxSoon = 4;

/** Readers' pages and the editor promise to load little. All others count 1. */
const weights = new Map([
  ["reader", 10],
  ["readerFeedback", 8],
  ["readerPrint", 8],
  ["readerOnDemand", 8],
  ["editor", 6],
  ["editorSoon", 3],
  ["auth", 8],
  ["dashboard", 8],
  ["feedback", 4],
]);

/** What screens always load. */
interface Loading {
  /** Needed to show anything. */
  readonly first: readonly string[];
  /** Loaded on demand, but always and before the browser is idle for the first time. */
  readonly soon?: readonly string[];
  /** Loaded when the browser is idle. */
  readonly later?: readonly string[];
  /** More than others, because they have little in common with them. */
  readonly maxFirst?: number;
  readonly maxSoon?: number;
}

/** How many files the editor loads when the browser is idle, beside fixed ones. */
const maxLater = 6;

const session = ["platform/session/tokens.ts", "platform/session/storedSession.ts"];
const frame = [...session, "platform/session/sessionSources.ts", "app/AppLayout.tsx"];
const sending = ["modules/sync/exchange.ts", "modules/sync/log.ts"];

/** By folder of `features`. Screens in other folders need the frame. */
const loadings: Readonly<Record<string, Loading>> = {
  auth: { first: session },
  admin: { first: [...frame, "app/AdminLayout.tsx"], maxFirst: 5 },
  editor: {
    first: session,
    soon: ["features/editor/outline/Outline.tsx", ...sending],
    later: [
      "features/editor/comments/CommentsPanel.tsx",
      "features/editor/listening/ListeningPanel.tsx",
      "features/editor/characters/CharactersPanel.tsx",
      "features/editor/stage/StagePanel.tsx",
      "features/editor/notes/NotesPanel.tsx",
      "features/editor/commands/CommandDialog.tsx",
      "features/editor/outline/GoToDialog.tsx",
      "features/editor/outline/IndexCards.tsx",
      "features/editor/find/FindBar.tsx",
      "features/editor/kept/KeptWordsDrawer.tsx",
      "features/editor/history/ShrinkNotice.tsx",
      "features/editor/tips/WritingTips.tsx",
      "features/editor/devices/OtherDevices.tsx",
      "features/editor/SessionNotice.tsx",
      "features/editor/BinNotice.tsx",
      "features/editor/SaveManually.tsx",
      "modules/editor/pages/pages.ts",
    ],
    maxSoon: 2,
  },
  feedback: { first: frame, soon: sending, maxFirst: 8, maxSoon: 2 },
  reader: { first: ["reader.tsx"], maxFirst: 2, soon: ["features/reader/feedback/openReaderFeedback.ts"] },
};

/** It starts the page, so no other file may contain it. */
const isEntry = (id: string): boolean => id === moduleId("reader.tsx");

const routes = moduleId("app/routes.tsx");
const featureOf = (id: string): string => /features\/(\w+)\//.exec(id)?.[1] ?? "";

/** These have static pages of their own, which need the styles of each. */
const isStatic = (id: string): boolean => /features\/(public|notfound)\/|\/PricingScreen\./.test(id);

/** Features that the service worker doesn't store: `storedPaths.ts`. */
const needsServer = (feature: string): boolean => feature === "admin" || feature === "reader";

/** The names of those who load something, and the modules that they load. */
export type ModulesByUser = ReadonlyMap<string, ReadonlySet<string>>;

interface Elsewhere {
  /** Others who load some of the modules, for whom merged chunks would be a loss. */
  readonly others: ModulesByUser;
  /** Returns the name of the chunk that a module has anyway. */
  readonly fixedChunkOf: (id: string) => string | undefined;
}

/**
 * Adds the chunks of what the app's screens load first, then of what they load soon, and then later, to those of the
 * pages. The screens in one folder of `features` count as one user.
 */
export function addChunksOfScreens(
  ofPages: ReadonlyMap<string, string>,
  modules: Modules,
  elsewhere: Elsewhere,
): ReadonlyMap<string, string> {
  const { first, soon, later } = stagesOf(modules);
  const soonAfter = [...soon.users].map(([feature, ids]) => {
    const isNew = (id: string) => !first.users.get(feature)?.has(id);
    return [`${feature}${soon.suffix}`, new Set([...ids].filter(isNew))] as const;
  });
  const common = new Map([...elsewhere.others, ["offline", offlineModules(modules)]]);
  const withFirst = addChunks(ofPages, first, modules, { ...elsewhere, others: new Map([...soonAfter, ...common]) });
  const withSoon = addChunks(withFirst, soon, modules, { ...elsewhere, others: common });
  return addChunks(withSoon, later, modules, {
    ...elsewhere,
    others: new Map([...common, ...onDemandElsewhere(modules)]),
  });
}

/** Returns what each feature but those that load it later may load on demand. */
function onDemandElsewhere(modules: Modules): ModulesByUser {
  const screens = screensIn(modules).filter(([feature]) => !loadings[feature]?.later);
  return new Map(
    screens.map(([feature, ids]) => [
      `${feature}OnDemand`,
      importsOf(ids, modules, { onDemand: true, except: [routes] }),
    ]),
  );
}

/** What screens load at one time. */
interface Stage {
  readonly users: ModulesByUser;
  /** How many chunks each user may load. */
  readonly limits: ReadonlyMap<string, number>;
  /** Ends the names of chunks. */
  readonly suffix: string;
}

/** Returns the modules that the app may load without the server. */
function offlineModules(modules: Modules): ReadonlySet<string> {
  const screens = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const except = screens.filter((id) => needsServer(featureOf(id)));
  return importsOf([moduleId("main.tsx")], modules, {
    onDemand: true,
    except: [...except, moduleId("app/AdminLayout.tsx")],
  });
}

interface Stages {
  readonly first: Stage;
  readonly soon: Stage;
  readonly later: Stage;
}

function stagesOf(modules: Modules): Stages {
  const screens = screensIn(modules).map(([feature, ids]) => ({
    ...{ feature, ids, maxFirst: usualMaxFirst, maxSoon: usualMaxSoon },
    ...(loadings[feature] ?? { first: frame }),
  }));
  type Entry = (typeof screens)[number];
  const stage = (suffix: string, ids: (screen: Entry) => readonly string[], max: (screen: Entry) => number): Stage => {
    const loading = screens.filter((screen) => ids(screen).length > 0);
    for (const id of loading.flatMap(ids)) if (!modules.getModuleInfo(id)) throw new Error(`There is no ${id}.`);
    return {
      users: new Map(loading.map((screen) => [screen.feature, importsOf(ids(screen), modules)])),
      limits: new Map(loading.map((screen) => [screen.feature, max(screen)])),
      suffix,
    };
  };
  return {
    first: stage(
      "",
      ({ ids, first }) => [...ids, ...first.map(moduleId)],
      ({ maxFirst }) => maxFirst,
    ),
    soon: stage(
      "Soon",
      ({ soon = [] }) => soon.map(moduleId),
      ({ maxSoon }) => maxSoon,
    ),
    later: stage(
      "Later",
      ({ later = [] }) => later.map(moduleId),
      () => maxLater,
    ),
  };
}

/** Returns the features that have screens of the app, and the modules of these screens. */
function screensIn(modules: Modules): readonly (readonly [feature: string, ids: readonly string[]])[] {
  const lazy = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const ids = lazy.filter((id) => featureOf(id) !== "" && !isStatic(id));
  return grouped(ids, featureOf).map((ids) => [featureOf(ids[0] ?? ""), ids]);
}

/** Adds a stage's modules, except those that have a chunk. */
function addChunks(
  known: ReadonlyMap<string, string>,
  stage: Stage,
  modules: Modules,
  { others, fixedChunkOf }: Elsewhere,
): ReadonlyMap<string, string> {
  const users = [...stage.users, ...others];
  const found = new Set(
    [...stage.users.values()].flatMap((ids) => [...ids]).filter((id) => !known.has(id) && !isEntry(id)),
  );
  const namesOf = (id: string) => users.filter(([, loaded]) => loaded.has(id)).map(([name]) => name);
  const chunkOf = (ids: readonly string[], isFixed: boolean): Chunk => ({
    ids,
    users: new Set(ids.flatMap(namesOf)),
    bytes: bytesOf(ids, modules),
    isFixed,
  });
  const chunks = [
    // Who loads a chunk also loads what it imports.
    ...grouped([...known.keys()], (id) => known.get(id) ?? "").map((ids) => chunkOf(ids, true)),
    ...grouped([...found], (id) => fixedChunkOf(id) ?? namesOf(id).join()).map((ids) =>
      chunkOf(
        ids,
        ids.some((id) => fixedChunkOf(id) !== undefined),
      ),
    ),
  ];
  const importedBy = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const merged = mergeChunks(chunks, { importsOf: importedBy, limits: stage.limits, weights });
  const added = merged
    .filter(({ isFixed }) => !isFixed)
    .flatMap((chunk, index) => chunk.ids.map((id) => [id, `${nameOf(chunk, index)}${stage.suffix}`] as const));
  return new Map([...known, ...added]);
}

/**
 * A chunk that only one feature loads has its name. The service worker doesn't store features that need the server, so
 * they share no chunk of that name with others.
 */
function nameOf({ users }: Chunk, index: number): string {
  const isPartOfReader = (name: string) => users.has("reader") && /^reader./.test(name);
  const [only = "", ...more] = [...users].filter((name) => name !== "offline" && !isPartOfReader(name));
  const isShared = more.length > 0 || (users.has("offline") && needsServer(only));
  return isShared ? `common${index}` : only;
}

function grouped(ids: readonly string[], keyOf: (id: string) => string): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(keyOf(id), [...(groups.get(keyOf(id)) ?? []), id]);
  return [...groups.values()];
}

/** Roughly what modules take in a file, before compression. Styles are files of their own. */
function bytesOf(ids: readonly string[], modules: Modules): number {
  const codes = ids.filter((id) => !id.endsWith(".css")).map((id) => modules.getModuleInfo(id)?.code ?? "");
  return codes.reduce((sum, code) => sum + minifySync("module.js", code).code.length, 0);
}
