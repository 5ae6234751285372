import { editorWords } from "#frontend/messages/editor.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";

/** Why a play cannot be opened here and now, and the way back. */
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
