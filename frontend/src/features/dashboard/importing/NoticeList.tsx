import { useRef } from "react";
import type { Proposal } from "#domain/play/formats/reading/proposals.ts";
import type { BlockId } from "#domain/play/play.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import type { ShownNotice, ShownPlace } from "./importReading.ts";
import { ProposalList } from "./ProposalList.tsx";

interface NoticePlaces {
  /** Whether a block is on one of the previewed pages. */
  readonly isShown: (blockId: BlockId) => boolean;
  readonly onShow: (blockId: BlockId) => void;
}

interface NoticeListProps extends NoticePlaces {
  readonly notices: readonly ShownNotice[];
  readonly proposals: readonly Proposal[];
  readonly onAccept: (proposal: Proposal) => void;
}

/** Places listed below a notice. */
const maxListed = 4;

/** What was changed, guessed and left out, each with its first places, below what can be corrected at once. */
export function NoticeList({ notices, proposals, onAccept, ...places }: NoticeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The proposal's button is gone when the file has been read again. */
  const accept = (proposal: Proposal) => {
    heading.current?.focus();
    onAccept(proposal);
  };
  return (
    <section className="import-section">
      <h2 ref={heading} tabIndex={-1}>
        {importingWords.notices}
      </h2>
      <ProposalList proposals={proposals} onAccept={accept} />
      {notices.length === 0 && <p>{importingWords.noNotices}</p>}
      <ul className="import-notices">
        {notices.map((notice) => (
          <li key={notice.code}>
            <p>
              <span className={`import-kind import-kind-${notice.kind}`}>
                {importingWords.noticeKinds[notice.kind]}
              </span>{" "}
              <span>{translateSentence(notice.message)}</span>
            </p>
            {notice.places.length > 0 && <Places notice={notice} {...places} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlacesProps extends NoticePlaces {
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
