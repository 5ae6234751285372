import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { rootOptions } from "../rootOptions.ts";

const mounted: Root[] = [];

/** Renders onto the test's page. Call `clearPage` in `afterEach`. */
export function mount(element: ReactNode): HTMLElement {
  // Each time: files share a process, and Testing Library takes it back after each of its own.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page, rootOptions);
  mounted.push(root);
  act(() => root.render(element));
  return page;
}

export function clearPage(): void {
  for (const root of mounted.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
}

/** Does something and waits until the screen stops changing. */
export const settle = (run: () => void = () => undefined): Promise<void> =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

/** Returns the page's only button with this name. */
export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].filter(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} buttons are named ${name}.`);
  return found[0];
}

/** Returns the page's only field with this label. */
export function fieldLabelled(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll("label")].filter((one) => one.textContent === label);
  const control = found.length === 1 ? found[0]?.control : undefined;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`${found.length} labels say ${label}.`);
}

/** Types into a field in a way that React notices. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
}

/** Types one letter at the end of a field, as a key does. */
export function typeLetter(field: HTMLInputElement | HTMLTextAreaElement, letter: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, field.value + letter);
  act(
    () => void field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: letter, bubbles: true })),
  );
}
