import { lastLogin } from "#frontend/app/session/lastLogin.ts";
import { UnsentDialog } from "#frontend/app/session/UnsentDialog.tsx";
import { useLeaving } from "#frontend/app/session/useLeaving.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { formatMoment } from "#frontend/words/format.ts";
import { securityWords as words } from "#frontend/words/security.ts";

export function Sessions() {
  const leaving = useLeaving();
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
