import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { describeCharacter, describePlace } from "#frontend/messages/exporting.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import "./missingGlyphs.css";

interface MissingGlyphsDialogProps {
  readonly missing: readonly MissingGlyph[];
  readonly onExport: () => void;
  readonly onClose: () => void;
}

/** A play in another script has hundreds. The first few show what's wrong. */
const maxCharacters = 12;

/** Lists the characters that the PDF's fonts lack and where they are, and offers to export it without them. */
export function MissingGlyphsDialog({ missing, onExport, onClose }: MissingGlyphsDialogProps) {
  const listed = missing.slice(0, maxCharacters);
  const actions = (
    <>
      <Button onClick={onClose}>{exportingWords.cancel}</Button>
      <Button variant="primary" onClick={onExport}>
        {exportingWords.exportAnyway}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="wide" title={exportingWords.missingTitle} onClose={onClose} actions={actions}>
      <p>{exportingWords.missingLead}</p>
      <ScrollArea className="missing-glyphs" label={exportingWords.missingList}>
        <ul>
          {listed.map((glyph) => (
            <MissingCharacter key={glyph.character} glyph={glyph} />
          ))}
        </ul>
      </ScrollArea>
      {missing.length > listed.length && (
        <p>{exportingWords.moreCharacters({ count: missing.length - listed.length })}</p>
      )}
    </Dialog>
  );
}

const MissingCharacter = ({ glyph }: { readonly glyph: MissingGlyph }) => (
  <li>
    <p>
      <bdi translate="no" className="missing-glyph">
        {glyph.character}
      </bdi>{" "}
      <span>{describeCharacter(glyph)}</span>
      {glyph.count > 1 && <span>{`, ${exportingWords.times({ count: glyph.count })}`}</span>}
    </p>
    <ul>
      {glyph.places.map((place) => {
        const where = describePlace(place);
        return (
          <li key={`${where} ${place.quote}`}>
            {where && <span>{`${where}: `}</span>}
            <q dir="auto">{place.quote}</q>
          </li>
        );
      })}
    </ul>
  </li>
);
