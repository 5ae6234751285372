export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? "");
