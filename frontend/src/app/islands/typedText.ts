type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns the fields that contain something other than the page was built with, and their text. */
export const findTyped = (element: HTMLElement): readonly (readonly [TextField, string])[] =>
  [...element.querySelectorAll<TextField>("input, textarea")]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value]);

/** Enters the text as a person does, so that React's component has it, too. */
export function typeAgain(field: TextField, text: string): void {
  const isWriting = document.activeElement === field;
  // React compares with the text that was set last, and doesn't see what is set past the field's own setter.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // The text may go on in another field by now.
  const { activeElement } = document;
  if (isWriting && activeElement instanceof HTMLTextAreaElement)
    activeElement.setSelectionRange(activeElement.value.length, activeElement.value.length);
}
