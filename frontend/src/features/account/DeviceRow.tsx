import { useEffect, useRef } from "react";
import type { AccountDevice } from "#domain/api/devices.ts";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { formatMoment } from "#frontend/messages/format.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { isThisDevice, nameOfDevice } from "#frontend/modules/devices/useDevices.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface DeviceRowProps {
  readonly device: AccountDevice;
  readonly isBusy: boolean;
  /** Its name was edited just now, so the focus comes back here. */
  readonly wasEdited: boolean;
  readonly onRename: () => void;
  readonly onSignOut: () => void;
  readonly onForget: () => void;
}

/** What's known about one device. What waits on this one is shown by the plays that are stored here. */
export function DeviceRow({ device, isBusy, wasEdited, onRename, onSignOut, onForget }: DeviceRowProps) {
  const renameButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEdited) renameButton.current?.focus();
  }, [wasEdited]);
  const isHere = isThisDevice(device);
  const name = nameOfDevice(device);
  return (
    <>
      <div className="account-device-facts">
        <strong>{name}</strong>
        <span>
          {isHere ? deviceWords.thisDevice : deviceWords.seen({ moment: formatMoment(device.seenAt, new Date()) })}
        </span>
        {device.signedOutAt && (
          <span>{deviceWords.wasSignedOut({ moment: formatMoment(device.signedOutAt, new Date()) })}</span>
        )}
        {!isHere && device.waiting.length > 0 && <Waiting waiting={device.waiting} />}
      </div>
      <div className="account-device-actions">
        <Button size="small" aria-label={deviceWords.renameNamed({ name })} ref={renameButton} onClick={onRename}>
          {deviceWords.rename}
        </Button>
        {!isHere && device.canSignOut && (
          <Button size="small" aria-label={deviceWords.signOutNamed({ name })} isDisabled={isBusy} onClick={onSignOut}>
            {deviceWords.signOut}
          </Button>
        )}
        {!isHere && (
          <Button size="small" aria-label={deviceWords.forgetNamed({ name })} isDisabled={isBusy} onClick={onForget}>
            {deviceWords.forget}
          </Button>
        )}
      </div>
    </>
  );
}

const Waiting = ({ waiting }: Pick<AccountDevice, "waiting">) => (
  <>
    <ul className="account-device-waiting">
      {waiting.map(({ playId, title }) => (
        <li key={playId}>{deviceWords.unsynced({ title: title.trim() || menuLabels.untitled })}</li>
      ))}
    </ul>
    <span>{deviceWords.openThere}</span>
  </>
);
