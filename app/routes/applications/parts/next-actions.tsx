import { Button, ButtonLink } from "~/ui/button";
import type { ApplicationPage, Kit } from "./application-data.server";

/** The next step of an application: its files until they are sent, then the answer of the employer, then what the employer has. */
export function NextActions({ page: { id, progress, kit, sent } }: { page: ApplicationPage }) {
  switch (progress.state) {
    case "sent":
      return <Answer id={id} isAskDue={progress.isAskDue} />;
    case "interview":
      return sent.length > 0 ? (
        <ButtonLink kind="primary" href={`/applications/${id}/more/sent`}>
          Read what you sent
        </ButtonLink>
      ) : null;
    case "closed":
      return (
        <ButtonLink kind="primary" href="/generate">
          New application
        </ButtonLink>
      );
    default:
      return kit && <Downloads id={id} kit={kit} />;
  }
}

function Answer({ id, isAskDue }: { id: string; isAskDue: boolean }) {
  return (
    <>
      {isAskDue && (
        <ButtonLink kind="primary" href={`/applications/${id}/more/ask`}>
          Ask how it stands
        </ButtonLink>
      )}
      <form method="post" action={`/applications/${id}/state`}>
        <Button kind={isAskDue ? "quiet" : "primary"} name="state" value="interview">
          They called me for an interview
        </Button>
      </form>
    </>
  );
}

// What the advert asks for comes first in the kit: one file for all, or the letter.
function Downloads({ id, kit: { attachments } }: { id: string; kit: Kit }) {
  const [file] = attachments;
  return (
    <>
      {file && (
        <ButtonLink kind="primary" href={file.url} icon="download">
          {file.file.endsWith(".docx") ? "Download Word file" : "Download PDF"}
        </ButtonLink>
      )}
      <ButtonLink href={`/applications/${id}/more/send`}>Send</ButtonLink>
    </>
  );
}
