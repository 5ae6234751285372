import { useEffect } from "react";
import { togglePanel } from "#frontend/modules/editor/actions/screen.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { PanelErrorBoundary } from "./PanelErrorBoundary.tsx";
import { PanelFocus } from "./PanelFocus.ts";
import { type PanelProps, panels } from "./panels.ts";

/** The panel beside the page, if one is open. The code of all of them loads once the browser is idle. */
export function OpenPanel(props: Omit<PanelProps, "onClose">) {
  const { editor } = props;
  const { panel, panelFocus } = useStore(editor.screen.shown);
  useEffect(() => whenIdle(preloadPanels), []);
  if (!panel) return null;
  const Content = panels[panel];
  const close = (): void => {
    const view = editor.view();
    togglePanel(panel)(editor.state(), view?.dispatch, view);
  };
  return (
    <PanelErrorBoundary key={panel} area="panel">
      <PanelFocus value={panelFocus}>
        <Content {...props} onClose={close} />
      </PanelFocus>
    </PanelErrorBoundary>
  );
}

function preloadPanels(): void {
  for (const { preload } of Object.values(panels)) preload();
}
