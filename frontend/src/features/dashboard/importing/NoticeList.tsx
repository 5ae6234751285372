import type { BlockId } from "#domain/play/play.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import type { ShownNotice, ShownPlace } from "./importReading.ts";

interface NoticeListProps {
  readonly notices: readonly ShownNotice[];
  /** Whether a block is on one of the previewed pages. */
  readonly isShown: (blockId: BlockId) => boolean;
  readonly onShow: (blockId: BlockId) => void;
}

/** Places listed below a notice. */
const maxListed = 4;

/** What was changed, guessed and left out, each with its first places. */
export const NoticeList = ({ notices, ...places }: NoticeListProps) => (
  <section className="import-section">
    <h2>{importingWords.notices}</h2>
    {notices.length === 0 && <p>{importingWords.noNotices}</p>}
    <ul className="import-notices">
      {notices.map((notice) => (
        <li key={notice.code}>
          <p>
            <span className={`import-kind import-kind-${notice.kind}`}>{importingWords.noticeKinds[notice.kind]}</span>{" "}
            <span>{translateSentence(notice.message)}</span>
          </p>
          {notice.places.length > 0 && <Places notice={notice} {...places} />}
        </li>
      ))}
    </ul>
  </section>
);

interface PlacesProps extends Omit<NoticeListProps, "notices"> {
  readonly notice: ShownNotice;
}

function Places({ notice: { places, count }, isShown, onShow }: PlacesProps) {
  const listed = places.slice(0, maxListed);
  const more = count - listed.length;
  return (
    <ul className="import-places">
      {listed.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may be listed twice, and the list never changes order.
        <li key={at}>
          {place.kind === "block" && isShown(place.blockId) ? (
            <button type="button" className="import-place" onClick={() => onShow(place.blockId)}>
              {describe(place)}
            </button>
          ) : (
            describe(place)
          )}
        </li>
      ))}
      {more > 0 && <li>{importingWords.more({ count: more })}</li>}
    </ul>
  );
}

function describe(place: ShownPlace): string {
  if (place.kind === "line") return importingWords.line({ line: place.line });
  const { label, text } = place;
  return [label && importingWords.page({ label }), text && importingWords.quote({ text })].filter(Boolean).join(": ");
}
