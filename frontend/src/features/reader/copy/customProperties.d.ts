declare module "react" {
  interface CSSProperties {
    /** About how many lines high a piece is. */
    "--lines"?: number;
    /** From 0 to 1. */
    "--read"?: number;
    /** Position of the selection on the screen. */
    "--x"?: string;
    "--y"?: string;
  }
}

export type {};
