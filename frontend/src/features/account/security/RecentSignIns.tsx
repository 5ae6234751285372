import { listSignIns, type SignInRecord } from "#domain/api/signIn.ts";
import { formatMoment } from "#frontend/messages/format.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import { browserName } from "#frontend/modules/devices/browserName.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";

export function RecentSignIns() {
  const { state, reload } = useSignIns();
  return (
    <Card title={securityWords.signInsTitle}>
      <p className="security-lead">{securityWords.signIns}</p>
      {state.kind === "loading" && <Loader label={securityWords.signInsLoading} />}
      {state.kind === "failed" && (
        <Alert kind="bad" heading={securityWords.signInsFailed}>
          <p>{state.errorText}</p>
          <Button size="small" onClick={() => void reload()}>
            {securityWords.tryAgain}
          </Button>
        </Alert>
      )}
      {state.kind === "ready" && state.data.length === 0 && <p>{securityWords.noSignIns}</p>}
      {state.kind === "ready" && state.data.length > 0 && <SignInTable signIns={state.data} />}
    </Card>
  );
}

function SignInTable({ signIns }: { readonly signIns: readonly SignInRecord[] }) {
  const now = new Date();
  return (
    <ScrollTable caption={securityWords.signInsTitle}>
      <thead>
        <tr>
          <th scope="col">{securityWords.when}</th>
          <th scope="col">{securityWords.how}</th>
          <th scope="col">{securityWords.device}</th>
        </tr>
      </thead>
      <tbody>
        {signIns.map(({ at, how, device }) => (
          <tr key={at + how}>
            <td className="recent-sign-in-time">{formatMoment(at, now)}</td>
            <td>{securityWords.means[how]}</td>
            <td>{device === undefined ? securityWords.unknownDevice : browserName(device)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** The signed-in person's recent sign-ins. */
const useSignIns = () =>
  useServerData({
    key: ["sign-ins"],
    load: async (signal) => (await call(listSignIns, { signal })).signIns,
  });
