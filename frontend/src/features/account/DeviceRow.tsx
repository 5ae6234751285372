import { useEffect, useRef } from "react";
import type { AccountDevice } from "#domain/api/devices.ts";
import { deviceWords as words } from "#frontend/messages/devices.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { menuLabels } from "#frontend/messages/menuLabels.ts";
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
        <span>{isHere ? words.thisDevice : words.seen(formatMoment(device.seenAt, new Date()))}</span>
        {device.signedOutAt && <span>{words.wasSignedOut(formatMoment(device.signedOutAt, new Date()))}</span>}
        {!isHere && device.waiting.length > 0 && <Waiting waiting={device.waiting} />}
      </div>
      <div className="account-device-actions">
        <Button size="small" aria-label={words.renameNamed(name)} ref={renameButton} onClick={onRename}>
          {words.rename}
        </Button>
        {!isHere && device.canSignOut && (
          <Button size="small" aria-label={words.signOutNamed(name)} isDisabled={isBusy} onClick={onSignOut}>
            {words.signOut}
          </Button>
        )}
        {!isHere && (
          <Button size="small" aria-label={words.forgetNamed(name)} isDisabled={isBusy} onClick={onForget}>
            {words.forget}
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
        <li key={playId}>{words.unsynced(title.trim() || menuLabels.untitled)}</li>
      ))}
    </ul>
    <span>{words.openThere}</span>
  </>
);
