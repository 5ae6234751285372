/** Each file is a request, and a phone far from the server makes few at the same time. */
const maxFiles = 12;
/** What an open play shares with readers is a file of its own: the app's first page is 4 KB smaller without it. */
const maxFilesOfPlay = 13;

/** The editor's panels and dialogs, and what each screen of the app loads when the browser is idle. */
const maxFilesWhenIdle = 50;

/** Error monitoring, and what else screens outside of plays load when the browser is idle. */
const maxFilesWhenIdleElsewhere = 24;

const isOfAccount = (path: string): boolean =>
  /^\/(dashboard|profile|account-settings|submissions|subscription)/.test(path);

/** Finds a first visit that loads too many script files before the browser is idle. */
export function firstLoadFaults(path: string, files: readonly string[]): readonly string[] {
  const most = path.startsWith("/editor/") ? maxFilesOfPlay : maxFiles;
  const isRight = files.length > 0 && files.length <= most;
  return isRight ? [] : [`${path} loads ${files.length} files first: ${files.join(", ")}`];
}

/** Finds a screen that loads too many script files, or the editor's or Amplify's, when the browser is idle. */
export function idleLoadFaults(path: string, files: readonly string[]): readonly string[] {
  const isLight = isOfAccount(path);
  const most = isLight ? maxFilesWhenIdleElsewhere : maxFilesWhenIdle;
  const unwanted = isLight ? files.filter((file) => /\/(editor|texts|amplify)/.test(file)) : [];
  return [
    ...(files.length > most ? [`${path} loads ${files.length} files when idle: ${files.join(", ")}`] : []),
    ...unwanted.map((file) => `${path} loads ${file} when idle`),
  ];
}
