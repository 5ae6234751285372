import { useEffect, useState } from "react";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { maxFullNameLength } from "#domain/account/fullName.ts";
import { profileWords } from "#frontend/messages/account.yaml";
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
      if (saved.newer.length === 0) showToast(profileWords.saved);
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
      <Card title={profileWords.youTitle}>
        <TextField
          {...field("full_name")}
          label={profileWords.fullName}
          autoComplete="name"
          maxLength={maxFullNameLength}
        />
        <TextField
          {...field("pen_name")}
          label={profileWords.penName}
          hint={profileWords.penNameHint}
          autoComplete="off"
        />
        <TextAreaField {...field("bio")} label={profileWords.bio} hint={profileWords.bioHint} rows={4} />
        <TextField {...field("website")} label={profileWords.website} type="url" autoComplete="url" />
      </Card>
      <Card title={profileWords.contactTitle}>
        <p className="profile-lead">{profileWords.contactLead}</p>
        <div className="profile-contact">
          <div className="profile-fields">
            <TextAreaField {...field("address")} label={profileWords.address} rows={3} />
            <TextField {...field("phone")} label={profileWords.phone} type="tel" autoComplete="tel" />
            <TextAreaField {...field("agent")} label={profileWords.agent} hint={profileWords.agentHint} rows={3} />
          </div>
          <TitlePagePreview author={values.pen_name.trim() || values.full_name.trim()} contact={contactBlock(values)} />
        </div>
      </Card>
      {refusal && (
        <Alert kind="bad">
          <span>{refusal}</span> {profileWords.notSaved}
        </Alert>
      )}
      {newer.length > 0 && <NewerText newer={newer} read={read} onTake={takeNewer} />}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyText={profileWords.busy}>
          {profileWords.save}
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
        <p className="profile-sheet-title">{profileWords.previewTitle}</p>
        <p>{profileWords.previewBy}</p>
        <p>{author || profileWords.previewNobody}</p>
      </div>
      <p className={contact ? "profile-sheet-foot" : "profile-sheet-foot profile-sheet-empty"}>
        {contact || profileWords.previewContact}
      </p>
    </Sheet>
    <figcaption>{profileWords.preview}</figcaption>
  </figure>
);

interface NewerTextProps {
  readonly newer: readonly ProfileField[];
  readonly read: ProfileValues;
  readonly onTake: () => void;
}

const labels: Readonly<Record<ProfileField, string>> = {
  full_name: profileWords.fullName,
  pen_name: profileWords.penName,
  bio: profileWords.bio,
  website: profileWords.website,
  address: profileWords.address,
  phone: profileWords.phone,
  agent: profileWords.agent,
};

/** Fields that were changed elsewhere while they were edited here, with their newer text. */
const NewerText = ({ newer, read, onTake }: NewerTextProps) => (
  <Alert kind="bad">
    <p>{profileWords.changedElsewhere}</p>
    <ul className="profile-newer">
      {newer.map((field) => (
        <li key={field}>
          {read[field]
            ? profileWords.newer({ field: labels[field], value: read[field] })
            : profileWords.newerEmpty({ field: labels[field] })}
        </li>
      ))}
    </ul>
    <Button size="small" onClick={onTake}>
      {profileWords.useNewer}
    </Button>
  </Alert>
);
