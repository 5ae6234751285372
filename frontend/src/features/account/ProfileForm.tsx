import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import { profileWords as words } from "#frontend/words/account.ts";
import { checkProfile, type ProfileValues } from "./profileRules.ts";
import "./ProfileForm.css";

interface ProfileFormProps {
  readonly start: ProfileValues;
  readonly save: (values: ProfileValues) => Promise<void>;
}

export function ProfileForm({ start, save }: ProfileFormProps) {
  const { field, onSubmit, isBusy, refusal } = useForm({
    start,
    check: checkProfile,
    submit: async (values) => {
      await save(values);
      showToast(words.saved);
      return undefined;
    },
  });
  return (
    <form className="profile-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField {...field("full_name")} label={words.fullName} autoComplete="name" />
      <TextField {...field("pen_name")} label={words.penName} hint={words.penNameHint} />
      <TextAreaField {...field("bio")} label={words.bio} hint={words.bioHint} rows={5} />
      <TextField {...field("website")} label={words.website} type="url" autoComplete="url" />
      <TextAreaField {...field("contact")} label={words.contact} hint={words.contactHint} />
      {refusal && <Alert kind="bad">{refusal}</Alert>}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyText={words.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
