import { ButtonLink } from "./button";
import { Notice } from "./notice";

/** What a letter does not keep of the form that its advert wants. Renders nothing without a note. `shortenAt`: where the text can be changed, on a page that is not the editor itself. */
export function FormNotes({ notes, shortenAt }: { notes: string[]; shortenAt?: string }) {
  if (notes.length === 0) return null;
  return (
    <Notice kind="care" label="What the advert wants of the letter">
      <p>{notes.join(" ")}</p>
      {shortenAt !== undefined && (
        <ButtonLink kind="link" href={shortenAt}>
          Change the letter
        </ButtonLink>
      )}
    </Notice>
  );
}
