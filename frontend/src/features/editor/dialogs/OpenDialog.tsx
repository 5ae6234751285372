import { type ComponentProps, useEffect } from "react";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { dialogs } from "./dialogs.ts";

type Content = (typeof dialogs)[keyof typeof dialogs]["Content"];

/** Writers type into these as soon as they've pressed their keys. */
function preloadTypedInto(): void {
  dialogs.commands.Content.preload();
  dialogs.goTo.Content.preload();
}

/** The dialog over the page, if one is open. */
export function OpenDialog(props: Omit<ComponentProps<Content>, "onClose">) {
  const { screen } = props.editor;
  const { dialog } = useStore(screen.shown);
  useEffect(() => whenIdle(preloadTypedInto), []);
  if (!dialog) return null;
  const { title, Content } = dialogs[dialog];
  const close = (): void => screen.show({ dialog: undefined });
  return (
    <DialogBoundary key={dialog} title={title} onClose={close}>
      <Content {...props} onClose={close} />
    </DialogBoundary>
  );
}
