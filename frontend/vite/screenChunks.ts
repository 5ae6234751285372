import { importsOf, type Modules, moduleId } from "./moduleGraph.ts";

/** What the screens of a feature always load. */
interface Loading {
  /** Needed to show anything. */
  readonly first: readonly string[];
  /** Loaded on demand, but always and before the browser is idle for the first time. */
  readonly soon?: readonly string[];
  /** Loaded when the browser is idle. */
  readonly later?: readonly string[];
  /** Loaded for printing. */
  readonly print?: readonly string[];
}

/** What reads who is signed in. */
export const session = ["platform/session/tokens/tokens.ts", "platform/session/store/storedSession.ts"];
const sessionSources = "platform/session/store/sessionSources.ts";
/** What most screens are shown in. */
export const frame = [...session, sessionSources, "app/AppLayout.tsx"];
const sending = [
  "modules/sync/exchange/exchange.ts",
  "modules/sync/exchange/log.ts",
  "modules/sync/history/localMoments.ts",
];

/** By folder of `features`. Screens in other folders need the frame. */
const loadings: Readonly<Record<string, Loading>> = {
  auth: { first: session },
  admin: { first: [...frame, "app/AdminLayout.tsx"] },
  editor: {
    first: session,
    soon: [
      sessionSources,
      "features/editor/outline/Outline.tsx",
      "features/editor/bars/ElementBar.tsx",
      "features/editor/bars/MoreMenu.tsx",
      "features/editor/pages/CursorAnnouncer.tsx",
      ...sending,
    ],
    later: [
      "features/editor/bars/RunningTime.tsx",
      "features/editor/comments/CommentsPanel.tsx",
      "features/editor/listening/ListeningPanel.tsx",
      "features/editor/characters/CharactersPanel.tsx",
      "features/editor/stage/StagePanel.tsx",
      "features/editor/notes/NotesPanel.tsx",
      "features/editor/commands/CommandDialog.tsx",
      "features/editor/outline/GoToDialog.tsx",
      "features/editor/outline/IndexCards.tsx",
      "features/editor/find/FindBar.tsx",
      "features/editor/CornerNotices.tsx",
      "features/editor/kept/KeptWordsDrawer.tsx",
      "modules/editor/binding/storeSteps.ts",
      "modules/sync/history/lossStore.ts",
      "features/editor/tips/WritingTips.tsx",
      "features/editor/devices/OtherDevices.tsx",
      "features/editor/saving/SaveManually.tsx",
      "modules/editor/pages/pages.ts",
    ],
  },
  feedback: { first: frame, soon: sending },
  reader: {
    first: ["reader.tsx"],
    soon: ["features/reader/feedback/openReaderFeedback.ts", "telemetry/tracking/recordSharedPlayVisit.ts"],
    print: ["modules/printing/PrintedManuscript.tsx"],
  },
};

const stages = ["first", "soon", "print"] as const;
type Stage = (typeof stages)[number];
const suffixes: Readonly<Record<Stage, string>> = { first: "", soon: "Soon", print: "Print" };

/** The features that load a module, and when each does it for the first time. */
export type ModuleUsers = ReadonlyMap<string, Stage>;

/** It starts the page, so no other file may contain it. */
const isEntry = (id: string): boolean => id === moduleId("reader.tsx");

const routes = moduleId("app/routes.tsx");
const featureOf = (id: string): string => /features\/(\w+)\//.exec(id)?.[1] ?? "";

/** These have static pages of their own, which need the styles of each. */
const isStatic = (id: string): boolean => /features\/(public|notfound)\/|\/PricingScreen\./.test(id);

/** Features that the service worker doesn't store: `storedPaths.ts`. */
const needsServer = (feature: string): boolean => feature === "admin" || feature === "reader";

/** Who loads a module on demand, besides those who always load it. */
export interface OnDemand {
  /** The page, on any screen: the cookie notice, for example. */
  readonly byPage?: boolean;
  /** Screens of other features than the one that always loads it. */
  readonly byOthers?: boolean;
  /** The app, also without the server. */
  readonly offline?: boolean;
}

/**
 * Returns the name of the chunk that a module belongs to. There are few, because each is a request, and most screens load
 * little that they don't need. Whoever uses a module also uses what it imports, so two chunks never import each other.
 */
export function chunkOf(users: ModuleUsers, onDemand: OnDemand): string {
  const [[feature, stage] = ["", "first"] as const, ...others] = users;
  if (others.length > 0) return users.has("reader") ? chunkWithReaders(users, onDemand) : sharedChunk(users, onDemand);
  const own = `${feature}${suffixes[stage]}`;
  if (needsServer(feature)) return onDemand.offline ? `${own}Stored` : own;
  // Nobody else loads all of the editor for it.
  if (own === "editor") return onDemand.byOthers ? "texts" : own;
  if (onDemand.byPage) return "frame";
  // The list of plays says what's due, and the editor sends plays.
  return own === "submissions" && onDemand.byOthers ? "submissionsShared" : own;
}

function chunkWithReaders(users: ModuleUsers, onDemand: OnDemand): string {
  const [reader, editor] = [users.get("reader"), users.get("editor")];
  // Not in `start`, although the readers' page loads both: the app's page doesn't need it before a screen does.
  if (reader === "first" || (reader === "soon" && editor === "first")) return "basics";
  // Data validation, and what needs it. No page waits for it: `withoutEval` must have run before.
  return reader === "soon" ? "schemas" : sharedChunk(users, onDemand);
}

function sharedChunk(users: ModuleUsers, { byPage }: OnDemand): string {
  const isWithin = (...features: readonly string[]) => [...users.keys()].every((name) => features.includes(name));
  const showsTexts = isWithin("editor", "feedback");
  if (users.get("editor") === "first") return showsTexts ? "texts" : "common";
  // With data validation, which the editor doesn't wait for.
  if (users.has("editor")) return showsTexts ? "sending" : "frame";
  return isWithin("auth", "account") && !byPage ? "signIn" : "frame";
}

/** Adds the chunks of what the app's screens always load to those of the pages. */
export function addChunksOfScreens(
  ofPages: ReadonlyMap<string, string>,
  modules: Modules,
): ReadonlyMap<string, string> {
  const [offline, page] = [offlineModules(modules), onDemandOfPage(modules)];
  const elsewhere = onDemandOutside("editor", modules);
  const outsideLog = onDemandOutside("submissions", modules);
  const always = [...usersByModule(modules)].filter(([id]) => !ofPages.has(id) && !isEntry(id));
  const onDemandOf = (id: string, users: ModuleUsers): OnDemand => ({
    byPage: page.has(id),
    byOthers: page.has(id) || (users.has("submissions") ? outsideLog : elsewhere).has(id),
    offline: offline.has(id),
  });
  const withChunk = ([id, users]: readonly [string, ModuleUsers]) =>
    [id, chunkOf(users, onDemandOf(id, users))] as const;
  const chunks = new Map([...ofPages, ...always.map(withChunk)]);
  const later = importsOf((loadings.editor?.later ?? []).map(moduleId), modules);
  const isFree = (id: string) => !chunks.has(id) && !page.has(id);
  const addLater = (id: string) => [id, elsewhere.has(id) ? "sharedLater" : "editorLater"] as const;
  return new Map([...chunks, ...[...later].filter(isFree).map(addLater)]);
}

function usersByModule(modules: Modules): ReadonlyMap<string, ModuleUsers> {
  const found = new Map<string, Map<string, Stage>>();
  const add = (id: string, feature: string, stage: Stage): void => {
    const users = found.get(id) ?? new Map<string, Stage>();
    if (!users.has(feature)) users.set(feature, stage);
    found.set(id, users);
  };
  for (const [feature, screens] of screensByFeature(modules))
    for (const stage of stages) for (const id of loadedBy(feature, screens, stage, modules)) add(id, feature, stage);
  return found;
}

function loadedBy(feature: string, screens: readonly string[], stage: Stage, modules: Modules): ReadonlySet<string> {
  const loading: Loading = loadings[feature] ?? { first: frame };
  const ids = [...(stage === "first" ? screens : []), ...(loading[stage] ?? []).map(moduleId)];
  const unknown = ids.find((id) => !modules.getModuleInfo(id));
  if (unknown) throw new Error(`There is no ${unknown}.`);
  return importsOf(ids, modules);
}

/** Returns what the app's page may load on demand on any screen. */
function onDemandOfPage(modules: Modules): ReadonlySet<string> {
  const screens = modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  return importsOf([moduleId("main.tsx")], modules, { onDemand: true, except: screens });
}

/** Returns what screens outside of a feature may load on demand. */
function onDemandOutside(own: string, modules: Modules): ReadonlySet<string> {
  const screens = [...screensByFeature(modules)].flatMap(([feature, ids]) => (feature === own ? [] : ids));
  return importsOf([...screens, moduleId("reader.tsx")], modules, { onDemand: true, except: [routes] });
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

/** Returns the modules of the app's screens, by feature. */
function screensByFeature(modules: Modules): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const id of modules.getModuleInfo(routes)?.dynamicallyImportedIds ?? []) {
    const feature = featureOf(id);
    if (feature !== "" && !isStatic(id)) found.set(feature, [...(found.get(feature) ?? []), id]);
  }
  return found;
}
