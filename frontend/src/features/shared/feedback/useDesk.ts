import { useSyncExternalStore } from "react";
import type { Desk, DeskState } from "./desk.ts";

export const useDesk = (desk: Desk): DeskState => useSyncExternalStore(desk.subscribe, desk.get, desk.get);
