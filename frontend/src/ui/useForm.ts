import { type FormEvent, useState } from "react";
import { Refused } from "#domain/refused.ts";
import type { FieldErrors } from "./fieldErrors.ts";
import { dismissMessages } from "./toast.ts";

type FoundErrors<Values> = FieldErrors<Extract<keyof Values, string>>;
type CheckResult<Values> = FoundErrors<Values> | Promise<FoundErrors<Values>>;

interface FormOptions<Values> {
  readonly start: Values;
  /** A promise, if its code loads on demand. */
  readonly check: (values: Values) => CheckResult<Values>;
  /**
   * Runs only if every field is valid. The sentence it returns is shown above the button. So is the message of a
   * `Refused` that it throws, with the errors of its fields next to them, unless a field says the same.
   */
  readonly submit: (values: Values) => Promise<string | undefined>;
}

/** A small form: values, errors that clear while typing, and one submission at a time. */
export function useForm<Values extends Record<string, string>>({ start, check, submit }: FormOptions<Values>) {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors<Extract<keyof Values, string>>>({});
  const [state, setState] = useState<{ readonly kind: "open" | "busy" } | { kind: "refused"; errorText: string }>({
    kind: "open",
  });

  const field = <Name extends Extract<keyof Values, string>>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  const refused = (form: HTMLFormElement | null, error: unknown): string | undefined => {
    if (!(error instanceof Refused)) {
      // Monitoring reports it. The form can be sent again.
      setState({ kind: "open" });
      throw error;
    }
    const found = error.fields ?? {};
    setErrors(found as FieldErrors<Extract<keyof Values, string>>);
    focusFirst(form, Object.keys(found));
    return Object.values(found).includes(error.message) ? undefined : error.message;
  };

  /** Submits the form with a second button's function, or with the main one. */
  const send = async (form: HTMLFormElement | null, run = submit) => {
    dismissMessages();
    const found = check(values);
    if (found instanceof Promise) setState({ kind: "busy" });
    const errorText = await submitIfValid(form, found, run).catch((error) => refused(form, error));
    setState(errorText ? { kind: "refused", errorText } : { kind: "open" });
  };

  const submitIfValid = async (form: HTMLFormElement | null, checking: CheckResult<Values>, run = submit) => {
    const found = checking instanceof Promise ? await checking : checking;
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, Object.keys(found));
    setState({ kind: "busy" });
    return run(values);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return send(event.currentTarget);
  };

  return {
    values,
    /** Changes field values other than by typing. */
    setValues,
    field,
    send,
    onSubmit,
    isBusy: state.kind === "busy",
    refusal: state.kind === "refused" ? state.errorText : undefined,
  };
}

/** Focuses the first invalid field in the form's order, so that its error is announced. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): undefined {
  const at = [...(form?.elements ?? [])].find((element) => names.includes(element.getAttribute("name") ?? ""));
  if (at instanceof HTMLElement) at.focus();
}
