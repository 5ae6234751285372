declare module "react" {
  interface CSSProperties {
    /** About how many lines a piece of a book is high. */
    "--lines"?: number;
    /** From 0 to 1. */
    "--read"?: number;
    /** Where on the screen something is pointed at. */
    "--x"?: string;
    "--y"?: string;
  }
}

export type {};
