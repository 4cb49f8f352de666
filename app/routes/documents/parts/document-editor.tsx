import { Button, ButtonLink } from "~/ui/button";
import { PreviewLink } from "~/ui/document-style";
import { FileLinks } from "~/ui/documents";
import { TextArea } from "~/ui/field";

type EditorProps = {
  document: {
    id: string;
    content: string;
    updated: string;
    type: string;
    back: string;
  };
  typed?: string;
  version: number;
  /** A question about the text stands above, whose buttons save it. */
  isAsked: boolean;
};

export function Editor({ document, typed, version, isAsked }: EditorProps) {
  const text = typed ?? document.content;
  return (
    <form
      id="edit"
      method="post"
      className="stack"
      data-draft={`document-${document.id}`}
      data-returned={typed === undefined ? undefined : ""}
    >
      <input type="hidden" name="version" value={version} />
      {document.back !== "/documents" && <input type="hidden" name="back" value={document.back} />}
      <TextArea
        id="content"
        name="content"
        label="Text"
        hint={
          document.type === "resume"
            ? "Headings in CAPITALS, bullets with “- ”, an empty line between parts."
            : "An empty line starts a paragraph, “- ” a line of a list. What ends with “:” above a list is its head."
        }
        rows={20}
        defaultValue={text}
        required
      />
      <div className="row">
        <Button kind={isAsked ? "quiet" : "primary"}>Save Changes</Button>
        <span className="soft">
          <span role="status" data-status="">
            {typed === undefined ? `Saved ${document.updated}` : "Not saved yet"}
          </span>{" "}
          · <span data-count="">{text.length.toLocaleString("en-GB")} characters</span>
        </span>
      </div>
      <div className="row">
        <FileLinks id={document.id} />
        <PreviewLink id={document.id} />
        <ButtonLink small kind="link" href={document.back}>
          {document.back === "/documents" ? "Back to Documents" : "Back"}
        </ButtonLink>
      </div>
    </form>
  );
}

export function NewerVersion({ version, content }: { version: number; content: string }) {
  return (
    <section className="card stack">
      <h2>The newer text (version {version})</h2>
      <p>Your own text is in the editor below. Copy what you want to keep from here, then save.</p>
      <TextArea
        id="newer"
        name="newer"
        label="Newer text"
        rows={10}
        defaultValue={content}
        readOnly
        required
      />
    </section>
  );
}
