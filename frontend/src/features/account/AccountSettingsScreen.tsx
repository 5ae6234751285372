import { Link } from "react-router-dom";
import { setTheme, useTheme } from "#frontend/app/theme.ts";
import { UnsentDialog } from "#frontend/app/UnsentDialog.tsx";
import { useLeaving } from "#frontend/app/useLeaving.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { settingsWords as words } from "#frontend/words/account.ts";

const themes = [
  { value: "light", label: words.light },
  { value: "dark", label: words.dark },
] as const;

export function AccountSettingsScreen() {
  const theme = useTheme();
  return (
    <Page title={words.title} width="column">
      <Card title={words.themeTitle}>
        <SelectField label={words.theme} hint={words.themeHint} value={theme} choices={themes} onValue={setTheme} />
      </Card>
      <SigningOut />
      <Card>
        <p>{words.later}</p>
        <p>
          <Link to="/contact">{words.contact}</Link>
        </p>
      </Card>
    </Page>
  );
}

function SigningOut() {
  const leaving = useLeaving();
  return (
    <Card title={words.sessionsTitle}>
      <p>{words.sessions}</p>
      <div className="card-actions">
        <Button onClick={() => void leaving.leave({ isEverywhere: false })}>{words.here}</Button>
        <Button onClick={() => void leaving.leave({})}>{words.everywhere}</Button>
      </div>
      <UnsentDialog {...leaving} />
    </Card>
  );
}
