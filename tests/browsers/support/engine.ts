/** The browsers that the suite runs in. Each is a separate Vitest project: `npm run browsers -- --project firefox`. */
export const engineNames = ["firefox", "webkit", "chromium"] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  readonly name: EngineName;
  /** Opens a window with a new, empty profile. */
  readonly openWindow: (options: WindowOptions) => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
}

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** An empty folder for downloaded files. */
  readonly downloads: string;
}

/** What every browser's driver can do in the same way. Positions are CSS pixels from the window's top left. */
export interface BrowserWindow {
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page. It can access only its arguments and the page, and only JSON is passed in and out. */
  readonly run: <A extends readonly unknown[], T>(inPage: (...values: A) => T, ...values: A) => Promise<T>;
  /** Runs source text in the page, bypassing its content security policy. */
  readonly inject: (source: string) => Promise<void>;
  /** Presses a key or a chord: `Enter`, `Control+Shift+d`. */
  readonly press: (keys: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Turns the mouse wheel at a position. */
  readonly wheel: (x: number, y: number, deltaY: number) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
  /**
   * Returns uncaught errors, console errors and content security policy violations; in WebKit, those since the page was
   * loaded.
   */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface PuppeteerOptions {
  readonly name: EngineName & ("firefox" | "chromium");
  readonly executablePath: string;
  readonly args: readonly string[];
}

export interface WebkitOptions {
  readonly driver: string;
  readonly browser: string;
  readonly displayServer: string;
}

export type LaunchWithPuppeteer = (options: PuppeteerOptions) => Promise<Engine>;
export type LaunchWebkit = (options: WebkitOptions) => Promise<Engine>;
