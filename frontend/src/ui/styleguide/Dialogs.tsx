import { useState } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { TextField } from "../TextField.tsx";
import { Example, Examples } from "./Example.tsx";

const sizes = [undefined, "wide", "large", "side", "full", "search", "waiting"] as const;

/** A dialog of each size. */
export function Dialogs() {
  const [shown, setShown] = useState<{ readonly size: (typeof sizes)[number] }>();
  const [title, setTitle] = useState("Ghosts");
  const close = () => setShown(undefined);
  const actions = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" onClick={close}>
        Rename
      </Button>
    </>
  );
  return (
    <Examples title="Dialogs">
      <Example name="Dialog">
        <div className="styleguide-row">
          {sizes.map((size) => (
            <Button key={size ?? "usual"} onClick={() => setShown({ size })}>
              {size ?? "usual"}
            </Button>
          ))}
        </div>
      </Example>
      <Dialog
        isOpen={shown !== undefined}
        title="Rename play"
        help={{ label: "Help", address: "/help" }}
        actions={actions}
        onClose={close}
        {...(shown?.size && { size: shown.size })}
      >
        <TextField label="Title" value={title} onValue={setTitle} />
      </Dialog>
    </Examples>
  );
}
