import type { ComponentProps, ReactNode } from "react";
import { AnnouncementLine } from "./tools/AnnouncementLine.tsx";
import { MadeWith } from "./tools/MadeWith.tsx";
import { TheEnd } from "./tools/TheEnd.tsx";

export interface LaterParts {
  readonly AnnouncementLine: (props: ComponentProps<typeof AnnouncementLine>) => ReactNode;
  readonly MadeWith: () => ReactNode;
  readonly TheEnd: (props: ComponentProps<typeof TheEnd>) => ReactNode;
}

/** What nobody misses before they read. This code loads after the first thing that a reader does. */
export const laterParts: LaterParts = { AnnouncementLine, MadeWith, TheEnd };
