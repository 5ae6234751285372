import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod";
import { type PackageChoices, packageChoices } from "#domain/play/formats/package/packageChoices.ts";
import type { PlayId } from "#domain/play/play.ts";
import { choicesFor } from "#domain/submissions/calls/choicesFor.ts";
import { packageKey } from "#frontend/modules/presets/storageKeys.ts";
import type { Calls, NamedCall } from "#frontend/modules/submissions/useCalls.ts";
import { playSettings } from "../playSettings.ts";
import { builtInPresets } from "./builtInPresets.ts";

const addressee = z.object({ callId: z.string().max(64).optional(), recipient: z.string().max(200).optional() });

type Addressee = z.output<typeof addressee>;

const stored = playSettings(packageKey, packageChoices.extend(addressee.shape));

const first: PackageChoices = {
  ...builtInPresets.theater,
  firstPages: 10,
  format: "pdf",
  letter: "",
};

export interface SendChoices {
  readonly choices: PackageChoices;
  readonly onChange: (change: Partial<PackageChoices>) => void;
  /** Undefined without a call, and if it has been deleted. */
  readonly call: NamedCall | undefined;
  readonly recipient: string;
  readonly onCall: (call: NamedCall | undefined) => void;
  readonly onRecipient: (recipient: string) => void;
}

/**
 * What was chosen for a play, as it was the last time on this device. Each change is stored. `callToCheck` is chosen once it has
 * loaded.
 */
export function useSendChoices(playId: PlayId, { calls }: Calls, callToCheck?: string): SendChoices {
  const [start] = useState(() => splitChoices(stored.find(playId) ?? first));
  const [choices, setChoices] = useState(start.choices);
  const [to, setTo] = useState(start.to);
  const { callId, recipient = "" } = to;
  const call = calls.find(({ id }) => id === callId);
  const change = (part: Partial<PackageChoices>, addressed: Addressee = to) => {
    const next = Object.keys(part).length === 0 ? choices : { ...choices, ...part };
    setChoices(next);
    setTo(addressed);
    stored.save(playId, { ...next, ...addressed });
  };
  const onCall = (next: NamedCall | undefined): void => {
    // A name that was typed for no call stays. One that was typed for another call isn't whom this one is from.
    const isTyped = recipient !== "" && callId === undefined;
    const caller = next?.call.caller ?? "";
    change(next ? choicesFor(next.call, choices) : {}, { callId: next?.id, recipient: isTyped ? recipient : caller });
  };
  const asked = useRef(callToCheck);
  const found = calls.find(({ id }) => id === asked.current);
  const chooseAsked = useEffectEvent(() => {
    asked.current = undefined;
    onCall(found);
  });
  useEffect(() => {
    if (found) chooseAsked();
  }, [found]);
  return {
    choices,
    onChange: (part) => change(part),
    call,
    recipient,
    onCall,
    onRecipient: (typed) => change({}, { callId, recipient: typed }),
  };
}

/** The choices have the same identity while only the addressee changes, so that no file is planned again. */
function splitChoices({ callId, recipient, ...choices }: PackageChoices & Addressee) {
  const to: Addressee = { callId, recipient };
  return { choices: choices as PackageChoices, to };
}
