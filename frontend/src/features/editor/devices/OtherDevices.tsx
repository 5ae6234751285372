import { useState } from "react";
import type { AccountDevice } from "#domain/api/devices.ts";
import type { PlayId } from "#domain/play/play.ts";
import { minuteMs } from "#domain/time.ts";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { formatMoment } from "#frontend/messages/format.ts";
import { isThisDevice, nameOfDevice, useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";

/** A device reports at most every few minutes while its changes can't be sent. */
const freshMs = 5 * minuteMs;

/** Says that other devices had unsynced changes of this play when they were last connected. Renders nothing without any. */
export function OtherDevices({ playId }: { readonly playId: PlayId }) {
  const { data: devices = [] } = useDeviceList(freshMs);
  const [isOpen, setOpen] = useState(false);
  const sentences = devices.filter((device) => !isThisDevice(device)).flatMap((device) => sentenceOf(device, playId));
  if (sentences.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        className="editor-elsewhere"
        title={deviceWords.elsewhereTitle}
        onClick={() => setOpen(true)}
      >
        <span className="editor-elsewhere-light" aria-hidden="true" />
        <span className="editor-elsewhere-label">{deviceWords.elsewhere}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        size="wide"
        title={deviceWords.elsewhereTitle}
        onClose={close}
        actions={
          <>
            <ButtonLink to="/security" size="small">
              {deviceWords.toDevices}
            </ButtonLink>
            <Button size="small" variant="primary" onClick={close}>
              {deviceWords.close}
            </Button>
          </>
        }
      >
        {sentences.map(({ deviceId, text }) => (
          <p key={deviceId}>{text}</p>
        ))}
        <p>{deviceWords.elsewhereWhy}</p>
      </Dialog>
    </>
  );
}

function sentenceOf(device: AccountDevice, playId: PlayId) {
  const { deviceId, waiting, seenAt } = device;
  if (!waiting.some((play) => play.playId === playId)) return [];
  return [
    {
      deviceId,
      text: deviceWords.elsewhereOf({ name: nameOfDevice(device), moment: formatMoment(seenAt, new Date()) }),
    },
  ];
}
