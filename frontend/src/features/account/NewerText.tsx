import { profileWords as words } from "#frontend/messages/account.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import type { ProfileField, ProfileValues } from "./profileRules.ts";

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
export const NewerText = ({ newer, read, onTake }: NewerTextProps) => (
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
