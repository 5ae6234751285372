declare module "react" {
  interface CSSProperties {
    /** The color of a draft's paper. */
    "--dashboard-paper"?: string | undefined;
  }
}

export type {};
