import type { SignInRecord } from "#domain/api/signIn.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { securityWords as words } from "#frontend/messages/security.ts";
import { browserName } from "#frontend/modules/devices/browserName.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { useSignIns } from "./useSignIns.ts";

export function RecentSignIns() {
  const { state, reload } = useSignIns();
  return (
    <Card title={words.signInsTitle}>
      <p className="security-lead">{words.signIns}</p>
      {state.kind === "loading" && <Loader label={words.signInsLoading} />}
      {state.kind === "failed" && (
        <Alert kind="bad" heading={words.signInsFailed}>
          <p>{state.why}</p>
          <Button size="small" onClick={() => void reload()}>
            {words.tryAgain}
          </Button>
        </Alert>
      )}
      {state.kind === "ready" && state.data.length === 0 && <p>{words.noSignIns}</p>}
      {state.kind === "ready" && state.data.length > 0 && <SignInTable signIns={state.data} />}
    </Card>
  );
}

function SignInTable({ signIns }: { readonly signIns: readonly SignInRecord[] }) {
  const now = new Date();
  return (
    <ScrollTable caption={words.signInsTitle}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.how}</th>
          <th scope="col">{words.device}</th>
        </tr>
      </thead>
      <tbody>
        {signIns.map(({ at, how, device }) => (
          <tr key={at + how}>
            <td className="recent-sign-in-time">{formatMoment(at, now)}</td>
            <td>{words.means[how]}</td>
            <td>{device === undefined ? words.unknownDevice : browserName(device)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
