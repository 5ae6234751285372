declare module "react" {
  interface CSSProperties {
    /** What an on-screen keyboard covers or has pushed out of view at the top of the window. */
    "--covered-top"?: string;
    "--covered-bottom"?: string;
  }
}

export type {};
