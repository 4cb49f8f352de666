import type { Part } from "./application-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { Disclosure } from "~/ui/dialog";
import { PagePicture } from "~/ui/document-style";
import { FileLinks } from "~/ui/documents";
import { TextArea } from "~/ui/field";
import { SentenceSources, TapHint } from "~/ui/sentence-sources";
import { Notice } from "~/ui/notice";
import { DocumentView } from "~/ui/document-view";
import { DocumentBlocks } from "~/ui/document-blocks";
import { LeftOut } from "~/ui/left-out";
import { OpenDecisions } from "~/ui/open-decisions";
import { NoScriptContent } from "~/ui/no-script";

export function GeneratedDocument({
  part: { type, notes, document, open, questions },
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
  const { id, title, content, version, paper, from, ownLines, design, pages, photoId, hasPhoto } = document;
  const name = type === "resume" ? "Resume" : "Cover letter";
  const actions = (
    <>
      <CopyButton name={name} text={content} />
      {mayImprove ? (
        <form method="post" action={`${back}/keep/${type}`}>
          <Button small icon="edit" about={name}>
            Edit
          </Button>
        </form>
      ) : (
        <ButtonLink small icon="edit" href={`${back}?edit=${type}#${type}`} about={name}>
          Edit
        </ButtonLink>
      )}
      {type === "resume" && (
        <ButtonLink small href={`/api/documents/${id}/html-preview`} target="_blank" about={name}>
          Preview
        </ButtonLink>
      )}
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
          mayDecide && ownLines > 0 ? undefined : (
            <Badge kind="go">From your own lines</Badge>
          )
        }
        actions={isEditing ? undefined : actions}
      >
        {isEditing ? (
          <InlineEdit id={id} name={name} content={content} version={version} back={back} />
        ) : (
          <DocumentBlocks parts={paper} />
        )}
      </DocumentView>
      {!isEditing && <TapHint {...from} />}
      {mayDecide && <OpenDecisions {...{ type, ownLines, open, questions, documentId: id, back }} />}
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
          <Disclosure summary="As it prints">
            <PagePicture {...{ id, title, version, design, pages, photoId, hasPhoto }} />
          </Disclosure>
        )}
        {!isEditing && <SentenceSources {...from} />}
        <NoScriptContent>
          <Disclosure summary={`Select and copy the ${name.toLowerCase()}`}>
            <div className="field">
              <textarea readOnly rows={12} aria-label={title} defaultValue={content} />
            </div>
          </Disclosure>
        </NoScriptContent>
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
