import type { Part } from "./application-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { CopyLink } from "~/ui/copy-button";
import { LinkedPart } from "~/ui/dialog";
import { PreviewLink, SmallPicture } from "~/ui/document-style";
import { FileLinks } from "~/ui/documents";
import { TextArea } from "~/ui/field";
import { TapHint } from "~/ui/sentence-sources";
import { Notice } from "~/ui/notice";
import { FitButton, FormNotes, KeptLength } from "~/ui/form-notes";
import { DocumentView } from "~/ui/document-view";
import { DocumentBlocks } from "~/ui/document-blocks";
import { LeftOut } from "~/ui/left-out";
import { OpenDecisions } from "~/ui/open-decisions";

export function GeneratedDocument({
  part: { type, notes, formNotes, document, open, questions },
  back,
  isEditing,
  isLeftOutOpen,
  mayDecide,
  mayImprove,
}: {
  part: Part;
  back: string;
  isEditing: boolean;
  isLeftOutOpen: boolean;
  /** Nothing is being typed that an answer could take away. */
  mayDecide: boolean;
  /** A better version may take this one's place until the person edits it. */
  mayImprove: boolean;
}) {
  if (!document) return null;
  const { id, content, version, paper, hasSources, hasOwnLines, lines } = document;
  const name = type === "resume" ? "Resume" : "Cover letter";
  const actions = (
    <>
      <CopyLink name={name} href={`/edit/${id}/more/text`} />
      {mayImprove ? (
        <form method="post" action={`${back}/keep/${type}`}>
          <Button small about={name}>
            Edit
          </Button>
        </form>
      ) : (
        <ButtonLink small href={`${back}?edit=${type}#${type}`} about={name}>
          Edit
        </ButtonLink>
      )}
      {type === "resume" && <PreviewLink id={id} about={name} />}
      <FileLinks id={id} about={name} />
    </>
  );
  return (
    <div className="stack" id={type}>
      <DocumentView
        title={name}
        badge={
          version > 1 ? (
            <Badge>Edited by you</Badge>
          ) : // The line below says how many sentences are the person's own.
          mayDecide && lines.own > 0 ? undefined : (
            <Badge kind="go">From your own lines</Badge>
          )
        }
        actions={isEditing ? undefined : actions}
        foldedIn={isEditing ? undefined : type}
      >
        {isEditing ? (
          <InlineEdit id={id} name={name} content={content} version={version} back={back} />
        ) : (
          <>
            <DocumentBlocks parts={paper} />
            {hasSources && <TapHint />}
          </>
        )}
      </DocumentView>
      {mayDecide && <OpenDecisions {...{ type, lines, open, questions, documentId: id, back }} />}
      {!isEditing && (
        <FormNotes {...formNotes}>
          {formNotes.most !== undefined && !mayImprove && (
            <form className="row" method="post" action={`/documents/${id}/shorten`}>
              <input type="hidden" name="back" value={`${back}#${type}`} />
              <FitButton most={formNotes.most} />
              <ButtonLink kind="link" small href={`/edit/${id}?${new URLSearchParams({ back })}`}>
                Change it yourself
              </ButtonLink>
            </form>
          )}
        </FormNotes>
      )}
      {!isEditing && <KeptLength kept={formNotes.kept} id={id} />}
      {notes.length > 0 && (
        <Notice label="Good to know">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        {mayDecide && <LeftOut documentId={id} lines={document.leftOut} back={back} isOpen={isLeftOutOpen} />}
        {!isEditing && (
          <LinkedPart href={`/edit/${id}/more/print`} about={name}>
            <SmallPicture {...document} /> As it prints
          </LinkedPart>
        )}
        {!isEditing && hasOwnLines && (
          <LinkedPart href={`/edit/${id}/more/changed`}>Changed from your own lines</LinkedPart>
        )}
        {!isEditing && hasSources && (
          <LinkedPart href={`/edit/${id}/more/lines`} about={name}>
            Source of each line
          </LinkedPart>
        )}
      </div>
    </div>
  );
}

/**
 * The editor's form inside the result page. The editor page shows conflicts and errors, with the typed text.
 */
function InlineEdit({
  id,
  name,
  content,
  version,
  back,
}: {
  id: string;
  name: string;
  content: string;
  version: number;
  back: string;
}) {
  return (
    <form
      method="post"
      action={`/edit/${id}?${new URLSearchParams({ back })}`}
      className="stack"
      data-draft={`document-${id}`}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
      <TextArea id={`${id}-content`} name="content" label={name} rows={20} defaultValue={content} required />
      <div className="row">
        <Button kind="primary">Save</Button>
        <ButtonLink href={back} data-cancels="">
          Cancel
        </ButtonLink>
        <ButtonLink kind="link" href={`/edit/${id}?${new URLSearchParams({ back })}`}>
          Open the editor
        </ButtonLink>
      </div>
    </form>
  );
}
