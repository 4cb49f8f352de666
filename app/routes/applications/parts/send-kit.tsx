import { ApplyLines } from "~/ui/advert-check";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Disclosure } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import type { Kit } from "./application-data.server";

/** The mail, the message and the files of an application, ready to send. Nothing is sent from here. */
export function SendKit({ kit }: { kit: Kit }) {
  const { howToApply, to, phone, body, whatsapp, mailUrl, whatsappUrl } = kit;
  const { hasPlace, isOnPaper } = wayToSend(kit);
  const formal = kit.formal && <FormalLetter formal={kit.formal} isOpen={isOnPaper} />;
  return (
    <div className="stack">
      <ApplyLines lines={howToApply} canCopy />
      <Warnings kit={kit} />
      <Files kit={kit} isOnPaper={isOnPaper} />
      {isOnPaper && formal}
      <div className="row">
        <ButtonLink kind={to || !hasPlace ? "quiet" : "link"} href={mailUrl}>
          Write the mail
        </ButtonLink>
        <ButtonLink kind={phone && !to ? "quiet" : "link"} href={whatsappUrl}>
          Open WhatsApp
        </ButtonLink>
      </div>
      <div>
        <Disclosure summary="The text of the mail">
          <CopiedText label="Text of the mail" text={body} rows={12} />
        </Disclosure>
        <Disclosure summary="A short message for WhatsApp">
          <CopiedText label="Message" text={whatsapp} rows={8} />
        </Disclosure>
        {!isOnPaper && formal}
      </div>
    </div>
  );
}

/** Where to send it, and as what. The mail that the address opens, the files and the closing day are in the kit. */
export function WhereToSend({ kit }: { kit: Kit }) {
  const lines = kit.howToApply
    .filter(({ label }) => !IN_KIT.includes(label))
    .map(({ label, text, href }) =>
      href === undefined || href === kit.mailUrl ? { label, text } : { label, text, href },
    );
  return (
    <div className="stack" data-short="">
      <ApplyLines lines={lines} />
      <Warnings kit={kit} />
    </div>
  );
}

const IN_KIT = ["Attach", "Name the file", "Closes"];

/** What the kit holds, by the way that the advert names. */
export function kitTitle(kit: Kit): string {
  return wayToSend(kit).isOnPaper ? "Formal letter and files to print" : "Mail, message and files to send";
}

function wayToSend({ hasPostalAddress, howToApply, to, url, phone }: Kit) {
  const hasPlace = hasPostalAddress || howToApply.some(({ label }) => PLACES.includes(label));
  return { hasPlace, isOnPaper: hasPlace && !to && !url && !phone };
}

function Warnings({ kit }: { kit: Kit }) {
  const { blanks } = kit;
  return (
    <>
      {!wayToSend(kit).hasPlace && (
        <p>We found no address in the advert. Look into it once more, or ask whoever gave it to you.</p>
      )}
      {blanks.length > 0 && (
        <Notice kind="care">
          {`The advert wants your ${blanks.join(" and your ")} in the subject. Write it in where you see ____.`}
        </Notice>
      )}
    </>
  );
}

// Labels of the lines that say where to send it.
const PLACES = ["Send to", "Apply at", "Phone", "Go to"];

function Files({ kit: { attachments, ownPapers }, isOnPaper }: { kit: Kit; isOnPaper: boolean }) {
  // Browsers hand on PDF files, but no Word files.
  const shared = attachments.find(({ file }) => file.endsWith(".pdf"));
  return (
    <section className="card stack" aria-labelledby="files-title">
      <h3 id="files-title">{isOnPaper ? "Files to print" : "Files to attach"}</h3>
      {!isOnPaper && (
        <p className="hint">
          Tap a file to download it. Then open your mail below and attach the file there.
        </p>
      )}
      <ul className="plain stack">
        {attachments.map(({ file, name, url }) => (
          <li key={file}>
            {labelOf(file)}
            <br />
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      {ownPapers.length > 0 && (
        <p>{`The advert also asks for: ${ownPapers.join(", ")}. ${isOnPaper ? "Add" : "Attach"} your own.`}</p>
      )}
      {shared && (
        <div>
          <Button type="button" data-shares={JSON.stringify(shared)} hidden>
            <span data-label="">Share the PDF</span>
          </Button>
        </div>
      )}
    </section>
  );
}

function labelOf(file: string): string {
  if (file.startsWith("application")) return "Letter and resume in one file";
  return file.startsWith("resume") ? "Resume" : "Cover letter";
}

type Formal = NonNullable<Kit["formal"]>;

function FormalLetter({ formal: { text, files, hasAddress }, isOpen }: { formal: Formal; isOpen: boolean }) {
  return (
    <Disclosure summary="A formal letter with two addresses" open={isOpen}>
      <div className="stack">
        <p>Ministries and schools often ask for this form. The words are those of your letter.</p>
        {!hasAddress && (
          <p>
            Your own address is missing. Add it under <a href="/career">My profile</a>, or in the Word file.
          </p>
        )}
        <ul className="plain stack">
          {files.map(({ file, name, url }) => (
            <li key={file}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
        <CopiedText label="Formal letter" text={text} rows={12} />
      </div>
    </Disclosure>
  );
}

function CopiedText({ label, text, rows }: { label: string; text: string; rows: number }) {
  return (
    <div className="field">
      <textarea readOnly rows={rows} aria-label={label} defaultValue={text} />
      <div>
        <CopyButton name={label} text={text} />
      </div>
    </div>
  );
}
