import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { deviceStorageWords } from "#frontend/messages/deviceStorage.yaml";
import { formatBytes } from "#frontend/messages/formatBytes.ts";
import { playsWithCards } from "#frontend/modules/sync/cards/playsWithCards.ts";
import { shownTitle } from "#frontend/modules/sync/cards/shownTitle.ts";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import { removeFromDevice } from "#frontend/modules/sync/journal/forgetPlays.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { showToast } from "#frontend/ui/toast.ts";

/** How much room Ghostlight uses in this browser, and the plays that are stored in it. */
export function DeviceStorageCard({ userId }: { readonly userId: UserId }) {
  const { storage, remove } = useDeviceStorage(userId);
  const removal = useAction(async (play: DevicePlay) => {
    await remove(play.playId);
    showToast(deviceStorageWords.removed({ title: titleOf(play) }));
  });
  return (
    <Card title={deviceStorageWords.title}>
      <p className="setting-lead">{deviceStorageWords.lead}</p>
      {storage && <Room {...storage} />}
      {removal.errorText && <Alert kind="bad">{removal.errorText}</Alert>}
      {storage?.plays.length === 0 && <p>{deviceStorageWords.none}</p>}
      {storage && storage.plays.length > 0 && (
        <details className="device-plays">
          <summary>{deviceStorageWords.plays({ count: storage.plays.length })}</summary>
          <ul>
            {storage.plays.map((play) => (
              <StoredPlay
                key={play.playId}
                play={play}
                isBusy={removal.isBusy}
                onRemove={() => void removal.run(play)}
              />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

const Room = ({ room, isPersistent, plays }: DeviceStorage) => (
  <>
    {room && <p>{deviceStorageWords.room({ used: formatBytes(room.used), available: formatBytes(room.available) })}</p>}
    {isPersistent !== undefined && plays.length > 0 && (
      <p className="setting-lead">{isPersistent ? deviceStorageWords.kept : deviceStorageWords.notKept}</p>
    )}
  </>
);

interface StoredPlayProps {
  readonly play: DevicePlay;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

const StoredPlay = ({ play, isBusy, onRemove }: StoredPlayProps) => {
  const state = stateOf(play);
  return (
    <li className="device-play">
      <span>
        <Link to={`/editor/${play.playId}`}>{titleOf(play)}</Link>
        {state && <span className="device-play-state">{state}</span>}
      </span>
      {play.onServer && play.waiting === 0 && (
        <Button
          size="small"
          aria-label={deviceStorageWords.removeNamed({ title: titleOf(play) })}
          isDisabled={isBusy}
          onClick={onRemove}
        >
          {deviceStorageWords.remove}
        </Button>
      )}
    </li>
  );
};

const titleOf = ({ card }: DevicePlay): string => shownTitle(card?.title);

function stateOf({ onServer, waiting, opensOffline }: DevicePlay): string | undefined {
  if (!onServer) return deviceStorageWords.onlyHere;
  if (waiting > 0) return deviceStorageWords.waiting;
  return opensOffline ? undefined : deviceStorageWords.partial;
}

/** What a person has stored in this browser. */
interface DeviceStorage {
  /** Last changed first. */
  readonly plays: readonly DevicePlay[];
  /** Bytes used and available; undefined if the browser doesn't tell. */
  readonly room: { readonly used: number; readonly available: number } | undefined;
  /** Whether the browser keeps it if the device runs out of space; undefined if it doesn't tell. */
  readonly isPersistent: boolean | undefined;
}

/** Reads what's stored here. `remove` rejects with `Refused`. */
function useDeviceStorage(userId: UserId) {
  const [storage, setStorage] = useState<DeviceStorage>();
  const load = useCallback(async () => setStorage(await readStorage(userId)), [userId]);
  useEffect(() => void load().catch(() => undefined), [load]);
  const remove = async (playId: PlayId): Promise<void> => {
    try {
      await removeFromDevice(userId, playId);
    } finally {
      await load();
    }
  };
  return { storage, remove };
}

async function readStorage(userId: UserId): Promise<DeviceStorage> {
  const plays = await playsWithCards(userId);
  const { usage, quota } = (await fromBrowser(() => navigator.storage.estimate())) ?? {};
  return {
    plays: [...plays].sort((a, b) => b.changedAt - a.changedAt),
    room: usage !== undefined && quota !== undefined ? { used: usage, available: quota } : undefined,
    isPersistent: await fromBrowser(() => navigator.storage.persisted()),
  };
}

/** Returns undefined if the browser doesn't offer it. */
async function fromBrowser<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
