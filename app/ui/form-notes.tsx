import type { ReactNode } from "react";
import { Button } from "./button";
import { Notice } from "./notice";

/** What a letter does not keep of the form that its advert wants, and below it what can be done. Renders nothing without a note. */
export function FormNotes({ notes, children }: { notes: string[]; children: ReactNode }) {
  if (notes.length === 0) return null;
  return (
    <Notice kind="care" label="What the advert wants of the letter">
      <p>{notes.join(" ")}</p>
      {children}
    </Notice>
  );
}

/** How long a letter is that keeps to what its advert allows, and the way to the longer one that it was made of. */
export function KeptLength({
  kept,
  id,
}: {
  kept: { text: string; longer?: { version: number; words: number } } | undefined;
  id: string;
}) {
  if (!kept) return null;
  const { text, longer } = kept;
  return (
    <p>
      {text}{" "}
      {longer && (
        <a href={`/edit/${id}/versions/${longer.version}`}>
          {`The longer letter (${longer.words.toLocaleString("en-GB")} words)`}
        </a>
      )}
    </p>
  );
}

/** Makes a letter as short as its advert wants it. Renders nothing for one that is. `form`: the form that it sends, unless it stands in it. */
export function FitButton({ most, form }: { most: number | undefined; form?: string }) {
  if (most === undefined) return null;
  return (
    <Button small name="shorten" value="1" form={form} formNoValidate>
      {`Make it fit ${most.toLocaleString("en-GB")} words`}
    </Button>
  );
}
