import { useState } from "react";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { showToast } from "#frontend/ui/toast.ts";
import { correctionsCode, type SignOutOptions, signOut, unreachableCode } from "./signOut.ts";

export interface SignOutFlow {
  /** Why the person should stay signed in. */
  readonly warning: { readonly title: string; readonly errorText: string } | undefined;
  readonly leave: (options: SignOutOptions) => Promise<void>;
  /** Signs out as requested. Unsent changes stay behind. */
  readonly leaveAnyway: () => Promise<void>;
  readonly stay: () => void;
}

/** Signs out, unless something is unsent. In that case, the person decides. */
export function useSignOut(): SignOutFlow {
  const [warned, setWarned] = useState<{ readonly refused: Refused; readonly options: SignOutOptions }>();
  const leave = async (options: SignOutOptions) => {
    setWarned(undefined);
    try {
      await signOut(options);
    } catch (error) {
      if (error instanceof Refused && !options.isForced) setWarned({ refused: error, options });
      else showToast(failureWords.offline);
    }
  };
  return {
    warning: warned && warningOf(warned.refused),
    leave,
    leaveAnyway: () => leave({ ...warned?.options, isForced: true }),
    stay: () => setWarned(undefined),
  };
}

const titles: Readonly<Record<string, string>> = {
  [unreachableCode]: shellWords.unreachableTitle,
  [correctionsCode]: shellWords.correctionsTitle,
};

const warningOf = ({ code, message }: Refused) => ({
  title: titles[code] ?? shellWords.unsentTitle,
  errorText: message,
});
