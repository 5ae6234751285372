import { useMemo } from "react";
import type { UserId } from "#domain/play/play.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Dashboard } from "./Dashboard.tsx";
import { servicesOf } from "./services.ts";

/** The signed-in person's plays. */
export function DashboardScreen() {
  const state = useSession();
  const userId = state.kind === "signed-in" ? (state.session.user.id as UserId) : undefined;
  const services = useMemo(() => userId && servicesOf(userId), [userId]);
  return services ? <Dashboard services={services} /> : <LoadingScreen />;
}
