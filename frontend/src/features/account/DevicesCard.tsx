import { useState } from "react";
import { type AccountDevice, maxDeviceNameLength } from "#domain/api/devices.ts";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { browserName } from "#frontend/modules/devices/browserName.ts";
import { nameOfDevice, useDevices } from "#frontend/modules/devices/useDevices.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** The person's devices, and which changes each last reported as not synced. */
export function DevicesCard() {
  const { state, devices, reload, rename, signOut, forget } = useDevices();
  const [edited, setEdited] = useState<{ readonly deviceId: string; readonly isOpen: boolean }>();
  const remove = async (device: AccountDevice) => {
    if (await forget.run(device)) showToast(deviceWords.forgotten({ name: nameOfDevice(device) }));
  };
  const end = async (device: AccountDevice) => {
    if (await signOut.run(device)) showToast(deviceWords.signedOut({ name: nameOfDevice(device) }));
  };
  const failure = signOut.errorText ?? forget.errorText;
  return (
    <Card title={deviceWords.title}>
      <p className="setting-lead">{deviceWords.lead}</p>
      {devices?.some(({ canSignOut }) => canSignOut) && <p className="setting-lead">{deviceWords.lost}</p>}
      {state.kind === "loading" && <Loader label={deviceWords.loading} />}
      {state.kind === "failed" && !devices && (
        <Alert kind="bad">
          <p>{state.errorText}</p>
          <Button size="small" onClick={() => void reload()}>
            {deviceWords.tryAgain}
          </Button>
        </Alert>
      )}
      {failure && <Alert kind="bad">{failure}</Alert>}
      {devices?.length === 0 && <p>{deviceWords.none}</p>}
      {devices && devices.length > 0 && (
        <ul className="account-devices">
          {devices.map((device) => (
            <li key={device.deviceId} className="account-device">
              {edited?.isOpen && edited.deviceId === device.deviceId ? (
                <DeviceNameForm
                  device={device}
                  rename={rename}
                  onClose={() => setEdited({ ...edited, isOpen: false })}
                />
              ) : (
                <DeviceRow
                  device={device}
                  isBusy={signOut.isBusy || forget.isBusy}
                  wasEdited={edited?.deviceId === device.deviceId}
                  onRename={() => setEdited({ deviceId: device.deviceId, isOpen: true })}
                  onSignOut={() => void end(device)}
                  onForget={() => void remove(device)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface DeviceNameFormProps {
  readonly device: AccountDevice;
  readonly rename: (device: AccountDevice, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Takes a name for a device. Without one, it's called what its browser claims to be. */
function DeviceNameForm({ device, rename, onClose }: DeviceNameFormProps) {
  const { field, ...form } = useForm({
    start: { name: device.name ?? "" },
    check: ({ name }) =>
      faults({
        name:
          name.trim().length > maxDeviceNameLength ? deviceWords.nameTooLong({ most: maxDeviceNameLength }) : undefined,
      }),
    submit: async ({ name }) => {
      await rename(device, name.trim());
      onClose();
      return undefined;
    },
  });
  return (
    <SettingForm
      {...form}
      submit={deviceWords.save}
      busy={deviceWords.saving}
      cancel={deviceWords.cancel}
      onCancel={onClose}
    >
      <TextField
        {...field("name")}
        label={deviceWords.nameLabel}
        hint={deviceWords.nameHint({ browser: browserName(device.browser) })}
        autoComplete="off"
      />
    </SettingForm>
  );
}
