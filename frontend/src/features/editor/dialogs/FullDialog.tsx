import type { ReactNode } from "react";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { type HelpPlace, helpOn } from "../helpOn.ts";

interface FullDialogProps {
  readonly title: string;
  /** The section of the help that explains it. */
  readonly help?: HelpPlace;
  readonly onClose: () => void;
  /** The buttons, the primary one last. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A dialog that covers the editor. */
export const FullDialog = ({ title, help, ...dialog }: FullDialogProps) => (
  <Dialog isOpen size="full" title={title} {...(help && { help: helpOn(title, help) })} {...dialog} />
);
