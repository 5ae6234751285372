import { createContext } from "react";

/** Changes when the open panel is to take the focus. */
export const PanelFocus = createContext<object | undefined>(undefined);
