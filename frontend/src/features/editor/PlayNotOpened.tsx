import { editorWords } from "#frontend/messages/editor.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";

/** Says why a play can't be opened, with a link back. */
export function PlayNotOpened({ why }: { readonly why: string }) {
  return (
    <main className="editor-not-opened">
      <h1>{editorWords.cannotOpen}</h1>
      <p>{why}</p>
      <ButtonLink to="/dashboard" variant="primary">
        {editorWords.toPlays}
      </ButtonLink>
    </main>
  );
}
