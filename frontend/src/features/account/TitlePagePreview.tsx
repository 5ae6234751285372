import { profileWords as words } from "#frontend/messages/account.ts";
import { Sheet } from "#frontend/ui/Sheet.tsx";

interface TitlePagePreviewProps {
  readonly author: string;
  readonly contact: string;
}

/** A small title page, with the contact block where it prints. */
export const TitlePagePreview = ({ author, contact }: TitlePagePreviewProps) => (
  <figure className="profile-preview">
    <Sheet format="letter" className="profile-sheet">
      <div className="profile-sheet-middle">
        <p className="profile-sheet-title">{words.previewTitle}</p>
        <p>{words.previewBy}</p>
        <p>{author || words.previewNobody}</p>
      </div>
      <p className={contact ? "profile-sheet-foot" : "profile-sheet-foot profile-sheet-empty"}>
        {contact || words.previewContact}
      </p>
    </Sheet>
    <figcaption>{words.preview}</figcaption>
  </figure>
);
