import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { editorWords } from "#frontend/words/editor.ts";

/** Why a play cannot be opened here and now, and the way back. */
export function RefusedScript({ why }: { readonly why: string }) {
  return (
    <main className="refused-script">
      <h1>{editorWords.cannotOpen}</h1>
      <p>{why}</p>
      <ButtonLink to="/dashboard" variant="primary">
        {editorWords.toPlays}
      </ButtonLink>
    </main>
  );
}
