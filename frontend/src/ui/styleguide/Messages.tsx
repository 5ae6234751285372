import { Alert } from "../Alert.tsx";
import { Button } from "../Button.tsx";
import { Loader } from "../Loader.tsx";
import { State } from "../State.tsx";
import { showToast } from "../toast.ts";
import { Example, Examples } from "./Example.tsx";

const kinds = ["bad", "warn", "good", "plain"] as const;
const text = "Your text is saved on this device.";

/** What tells people about something. */
export const Messages = () => (
  <Examples title="Messages">
    {kinds.map((kind) => (
      <Example key={kind} name={`Alert, ${kind}`}>
        <Alert kind={kind}>{text}</Alert>
        <Alert kind={kind} heading="Ghostlight can't be reached">
          {text}
        </Alert>
      </Example>
    ))}
    <Example name="State">
      <div className="styleguide-row">
        <State kind="good">Healthy</State>
        <State kind="warn">Degraded</State>
        <State kind="bad">Unhealthy</State>
      </div>
    </Example>
    <Example name="Loader">
      <div className="styleguide-row">
        <Loader label="Loading" />
        <Loader size="small" label="Loading" />
      </div>
    </Example>
    <Example name="ToastRegion">
      <div className="styleguide-row">
        <Button onClick={() => showToast("Renamed to “Ghosts”.")}>Toast</Button>
        <Button onClick={() => showToast("Moved to the bin.", { label: "Undo", onSelect: () => undefined })}>
          With an action
        </Button>
        <Button onClick={() => showToast("A new version is ready.", undefined, { isLasting: true })}>Lasting</Button>
      </div>
    </Example>
  </Examples>
);
