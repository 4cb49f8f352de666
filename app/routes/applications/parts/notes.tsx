import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/choice";
import { LinkedPart } from "~/ui/dialog";
import { TextArea } from "~/ui/field";
import type { ApplicationPage } from "./application-data.server";

type NotesPage = Pick<ApplicationPage, "id" | "notes" | "progress">;

/** Leads to the notes and says how they begin. */
export function Notes({ page: { id, notes, progress } }: { page: NotesPage }) {
  const { reminder } = progress;
  const title = reminder ? "Notes and reminder" : "Notes";
  const state = [shorten(notes), reminder?.isSet && `Mail on ${reminder.day.text}`].filter(Boolean);
  return (
    <LinkedPart href={`/applications/${id}/more/notes`}>
      {title}
      {state.length > 0 && <span className="hint">: {state.join(" · ")}</span>}
    </LinkedPart>
  );
}

/**
 * The person's own notes, and the mail before the advert closes. It is sent to its own page: the application's page changes while
 * documents are made, and could not show what was refused.
 */
export function NotesForm({
  page: { id, notes, progress },
  refused,
}: {
  page: NotesPage;
  refused: { typed: string; isReminded: boolean; errors: string[] } | undefined;
}) {
  const { reminder } = progress;
  return (
    <form className="stack" method="post" action={`/applications/${id}/more/notes`}>
      <TextArea
        id="notes-text"
        name="notes"
        label="Your notes"
        optionalText=""
        hint="Whom you spoke to, when, what they said. Only you see this."
        rows={4}
        defaultValue={refused?.typed ?? notes}
        errors={refused?.errors ?? []}
      />
      {reminder && (
        <Checkbox
          id="remind"
          name="remind"
          label={`Send me an email on ${reminder.day.text}, before it closes`}
          hint="Not when you have marked it as sent."
          defaultChecked={refused?.isReminded ?? reminder.isSet}
        />
      )}
      <Button>Save notes</Button>
    </form>
  );
}

const MAX_SHOWN = 60;

function shorten(notes: string): string {
  const line = notes.trim().replace(/\s+/g, " ");
  return line.length <= MAX_SHOWN ? line : `${line.slice(0, MAX_SHOWN).trimEnd()}…`;
}
