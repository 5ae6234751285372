import { type AccountDevice, maxDeviceNameLength } from "#domain/api/devices.ts";
import { deviceWords as words } from "#frontend/messages/devices.ts";
import { browserName } from "#frontend/modules/devices/browserName.ts";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { SettingForm } from "./SettingForm.tsx";

interface DeviceNameFormProps {
  readonly device: AccountDevice;
  readonly rename: (device: AccountDevice, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Takes a name for a device. Without one, it's called what its browser claims to be. */
export function DeviceNameForm({ device, rename, onClose }: DeviceNameFormProps) {
  const { field, ...form } = useForm({
    start: { name: device.name ?? "" },
    check: ({ name }) =>
      faults({ name: name.trim().length > maxDeviceNameLength ? words.nameTooLong(maxDeviceNameLength) : undefined }),
    submit: async ({ name }) => {
      await rename(device, name.trim());
      onClose();
      return undefined;
    },
  });
  return (
    <SettingForm {...form} submit={words.save} busy={words.saving} cancel={words.cancel} onCancel={onClose}>
      <TextField
        {...field("name")}
        label={words.nameLabel}
        hint={words.nameHint(browserName(device.browser))}
        autoComplete="off"
      />
    </SettingForm>
  );
}
