declare module "react" {
  interface CSSProperties {
    "--paper-width"?: string;
    "--paper-height"?: string;
    "--paper-ratio"?: string;
    /** Fractions of the paper's width. */
    "--type-size"?: number;
    "--row-size"?: number;
    "--paper-color"?: string;
    /** How large the editor shows pages; 1 is their real size. */
    "--editor-zoom"?: number;
  }
}

export type {};
