import { Button, ButtonLink } from "~/ui/button";

type HistoryProps = {
  id: string;
  type: string;
  /** The newest version, and the one before it. */
  version: number;
  before: number | null;
  /** The page to return to. */
  here: string;
};

// What a person changes begins at version 2.
const FIRST_CHANGE = 2;

/** What leads back: to the text before the last change, to all earlier texts, and out of the list for good. */
export function History({ id, type, version, before, here }: HistoryProps) {
  const canUndo = before !== null && version >= FIRST_CHANGE;
  return (
    <div className="row" data-history="">
      {canUndo && (
        <form method="post" action={`/edit/${id}/versions/${before}`}>
          <input type="hidden" name="current" value={version} />
          <input type="hidden" name="back" value={here} />
          <Button small>Undo the last change</Button>
        </form>
      )}
      {before !== null && (
        <ButtonLink small href={`/edit/${id}/versions`}>
          Earlier versions
        </ButtonLink>
      )}
      {type === "cover_letter" && (
        <ButtonLink small href={`/edit/${id}/wordings`}>
          Other wordings
        </ButtonLink>
      )}
      <ButtonLink
        small
        kind="link"
        href={`/documents/${id}/delete?${new URLSearchParams({ back: here })}`}
        about="this document"
      >
        Delete
      </ButtonLink>
    </div>
  );
}
