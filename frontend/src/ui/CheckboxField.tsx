import { CheckboxField as AmplifyCheckboxField } from "@aws-amplify/ui-react";

interface CheckboxFieldProps {
  readonly label: string;
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChecked: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
}

export function CheckboxField({ isChecked, onChecked, ...rest }: CheckboxFieldProps) {
  return (
    <AmplifyCheckboxField {...rest} checked={isChecked} onChange={(event) => onChecked(event.currentTarget.checked)} />
  );
}
