import { Link } from "react-router-dom";
import type { UserId } from "#domain/play/play.ts";
import { deviceStorageWords as words } from "#frontend/messages/deviceStorage.ts";
import { formatBytes } from "#frontend/messages/format.ts";
import { shownTitle } from "#frontend/modules/sync/cards/shownTitle.ts";
import type { DevicePlay } from "#frontend/modules/sync/devices/devicePlays.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { type DeviceStorage, useDeviceStorage } from "./useDeviceStorage.ts";

/** How much room Ghostlight uses in this browser, and the plays that are stored in it. */
export function DeviceStorageCard({ userId }: { readonly userId: UserId }) {
  const { storage, remove } = useDeviceStorage(userId);
  const removal = useAction(async (play: DevicePlay) => {
    await remove(play.playId);
    showToast(words.removed(titleOf(play)));
  });
  return (
    <Card title={words.title}>
      <p className="setting-lead">{words.lead}</p>
      {storage && <Room {...storage} />}
      {removal.why && <Alert kind="bad">{removal.why}</Alert>}
      {storage?.plays.length === 0 && <p>{words.none}</p>}
      {storage && storage.plays.length > 0 && (
        <details className="device-plays">
          <summary>{words.plays(storage.plays.length)}</summary>
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
    {room && <p>{words.room(formatBytes(room.used), formatBytes(room.available))}</p>}
    {isPersistent !== undefined && plays.length > 0 && (
      <p className="setting-lead">{isPersistent ? words.kept : words.notKept}</p>
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
        <Button size="small" aria-label={words.removeNamed(titleOf(play))} isDisabled={isBusy} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </li>
  );
};

const titleOf = ({ card }: DevicePlay): string => shownTitle(card?.title);

function stateOf({ onServer, waiting, opensOffline }: DevicePlay): string | undefined {
  if (!onServer) return words.onlyHere;
  if (waiting > 0) return words.waiting;
  return opensOffline ? undefined : words.partial;
}
