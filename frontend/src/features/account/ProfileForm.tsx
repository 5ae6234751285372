import { useEffect, useState } from "react";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { maxFullNameLength } from "#domain/account/fullName.ts";
import { profileWords as words } from "#frontend/messages/account.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { Sheet } from "#frontend/ui/Sheet.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import {
  checkProfile,
  type ProfileEdit,
  type ProfileField,
  type ProfileValues,
  pick,
  type RebasedEdit,
  rebase,
} from "./profileRules.ts";
import "./ProfileForm.css";

interface ProfileFormProps {
  readonly start: RebasedEdit;
  /** Returns the edit as it is afterward. If it names fields, nothing was saved. */
  readonly save: (edit: ProfileEdit) => Promise<RebasedEdit>;
  /** Called with every change, so that text survives leaving the page. */
  readonly onEdit: (edit: ProfileEdit) => void;
}

export function ProfileForm({ start, save, onEdit }: ProfileFormProps) {
  const [{ read, newer }, setBase] = useState<Pick<RebasedEdit, "read" | "newer">>(start);
  const { field, values, setValues, onSubmit, isBusy, refusal } = useForm({
    start: start.values,
    check: checkProfile,
    submit: async (written) => {
      const saved = await save({ read, values: written });
      setBase(saved);
      // Keeps what was typed during the save.
      setValues((now) => rebase({ read: written, values: now }, saved.values).values);
      if (saved.newer.length === 0) showToast(words.saved);
      return undefined;
    },
  });
  useEffect(() => onEdit({ read, values }), [read, values, onEdit]);
  const takeNewer = () => {
    setValues((now) => ({ ...now, ...pick(read, newer) }));
    setBase({ read, newer: [] });
  };
  return (
    <form className="profile-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <Card title={words.youTitle}>
        <TextField {...field("full_name")} label={words.fullName} autoComplete="name" maxLength={maxFullNameLength} />
        <TextField {...field("pen_name")} label={words.penName} hint={words.penNameHint} autoComplete="off" />
        <TextAreaField {...field("bio")} label={words.bio} hint={words.bioHint} rows={4} />
        <TextField {...field("website")} label={words.website} type="url" autoComplete="url" />
      </Card>
      <Card title={words.contactTitle}>
        <p className="profile-lead">{words.contactLead}</p>
        <div className="profile-contact">
          <div className="profile-fields">
            <TextAreaField {...field("address")} label={words.address} rows={3} />
            <TextField {...field("phone")} label={words.phone} type="tel" autoComplete="tel" />
            <TextAreaField {...field("agent")} label={words.agent} hint={words.agentHint} rows={3} />
          </div>
          <TitlePagePreview author={values.pen_name.trim() || values.full_name.trim()} contact={contactBlock(values)} />
        </div>
      </Card>
      {refusal && (
        <Alert kind="bad">
          <span>{refusal}</span> {words.notSaved}
        </Alert>
      )}
      {newer.length > 0 && <NewerText newer={newer} read={read} onTake={takeNewer} />}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyText={words.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

interface TitlePagePreviewProps {
  readonly author: string;
  readonly contact: string;
}

/** A small title page, with the contact block where it prints. */
const TitlePagePreview = ({ author, contact }: TitlePagePreviewProps) => (
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

interface NewerTextProps {
  readonly newer: readonly ProfileField[];
  readonly read: ProfileValues;
  readonly onTake: () => void;
}

const labels: Readonly<Record<ProfileField, string>> = {
  full_name: words.fullName,
  pen_name: words.penName,
  bio: words.bio,
  website: words.website,
  address: words.address,
  phone: words.phone,
  agent: words.agent,
};

/** Fields that were changed elsewhere while they were edited here, with their newer text. */
const NewerText = ({ newer, read, onTake }: NewerTextProps) => (
  <Alert kind="bad">
    <p>{words.changedElsewhere}</p>
    <ul className="profile-newer">
      {newer.map((field) => (
        <li key={field}>{read[field] ? words.newer(labels[field], read[field]) : words.newerEmpty(labels[field])}</li>
      ))}
    </ul>
    <Button size="small" onClick={onTake}>
      {words.useNewer}
    </Button>
  </Alert>
);
