import { Loader as AmplifyLoader } from "@aws-amplify/ui-react";

/** A spinner. `label` says what is loading. */
export function Loader({ label }: { readonly label: string }) {
  return <AmplifyLoader aria-label={label} filledColor="var(--green)" emptyColor="var(--line)" />;
}
