import { useRef, useState } from "react";
import type { BlockId, BlockKind } from "#domain/play/play.ts";
import { importingWords as words } from "#frontend/messages/importing.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { GroupList } from "./GroupList.tsx";
import type { ReadFile } from "./importQueue.ts";
import { NoticeList } from "./NoticeList.tsx";
import { PagePreview } from "./PagePreview.tsx";
import { RecognizedFacts } from "./RecognizedFacts.tsx";
import { usePreview } from "./usePreview.ts";

interface ReadFileViewProps {
  readonly read: ReadFile;
  readonly isUpdating: boolean;
  /** Why the play couldn't be added. */
  readonly why: string | undefined;
  readonly onTitle: (title: string) => void;
  readonly onKind: (group: string, kind: BlockKind | undefined) => void;
}

const maxTitleLength = 300;

/** What was recognized in a file, its first pages, and what to check. */
export function ReadFileView({ read, isUpdating, why, onTitle, onKind }: ReadFileViewProps) {
  const { reading, title, kinds, automatic } = read;
  const preview = usePreview(reading, title);
  const paper = useRef<HTMLElement>(null);
  const [hasCorrected, setCorrected] = useState(false);
  const show = (blockIds: readonly BlockId[]) => {
    preview.show(blockIds);
    paper.current?.scrollIntoView?.({ block: "nearest" });
  };
  const { pages } = reading.preview;
  const { speeches, characters } = reading.recognized;
  return (
    <div className="import-play" aria-busy={isUpdating}>
      <div className="import-facts-column">
        {why && (
          <Alert kind="bad" heading={words.notAdded}>
            {why}
          </Alert>
        )}
        <TextField label={words.titleLabel} value={title} maxLength={maxTitleLength} onValue={onTitle} />
        <RecognizedFacts reading={reading} />
        <p role="status" className="only-spoken">
          {isUpdating ? words.updating : hasCorrected && words.updated(pages, speeches, characters)}
        </p>
      </div>
      <PagePreview ref={paper} preview={preview} />
      <div className="import-checks">
        <NoticeList notices={reading.notices} isShown={preview.isOnSheets} onShow={(blockId) => show([blockId])} />
        <GroupList
          groups={reading.groups}
          kinds={kinds}
          automatic={automatic}
          isShown={preview.isOnSheets}
          onShow={show}
          onKind={(group, kind) => {
            setCorrected(true);
            onKind(group, kind);
          }}
        />
      </div>
    </div>
  );
}
