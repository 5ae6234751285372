declare module "react" {
  interface CSSProperties {
    /** Empty lines above a line of the title page. */
    "--lines-above"?: number;
  }
}

export type {};
