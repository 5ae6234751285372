import { formatMoment } from "#frontend/messages/format.ts";
import { securityWords as words } from "#frontend/messages/security.ts";
import { lastLogin } from "#frontend/platform/session/lastLogin.ts";
import { UnsentDialog } from "#frontend/platform/session/UnsentDialog.tsx";
import { useSignOut } from "#frontend/platform/session/useSignOut.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";

export function SessionsCard() {
  const leaving = useSignOut();
  const before = lastLogin.before();
  return (
    <Card title={words.sessionsTitle}>
      <p className="security-lead">{words.sessions}</p>
      {before && <p>{words.before(formatMoment(before, new Date()))}</p>}
      <div className="card-actions">
        <Button onClick={() => void leaving.leave({})}>{words.everywhere}</Button>
        <Button onClick={() => void leaving.leave({ isEverywhere: false })}>{words.here}</Button>
      </div>
      <UnsentDialog {...leaving} />
    </Card>
  );
}
