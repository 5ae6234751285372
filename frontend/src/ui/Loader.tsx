import { Loader as AmplifyLoader } from "@aws-amplify/ui-react";

/** A turning sign for work of more than a moment; `label` says which. */
export function Loader({ label }: { readonly label: string }) {
  return <AmplifyLoader aria-label={label} filledColor="var(--green)" emptyColor="var(--line)" />;
}
