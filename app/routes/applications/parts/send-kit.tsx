import { ApplyLines } from "~/ui/apply-lines";
import { AskedSlots, type AskedSlotsProps } from "~/ui/asked-slots";
import { Button, ButtonLink } from "~/ui/button";
import { CopiedText } from "~/ui/copy-button";
import { Disclosure, LinkedPart } from "~/ui/dialog";
import { SubHeading } from "~/ui/heading";
import type { Kit } from "./application-data.server";
import { WAY_WORDS, wayToSend } from "./ways-to-send";

type Refused = Pick<AskedSlotsProps, "typed" | "errors" | "back">;

/** The mail, the message and the files of an application, ready to send. Nothing is sent from here. `refused`: answers to slots that could not be stored. */
export function SendKit({ id, kit, refused }: { id: string; kit: Kit; refused?: Refused | undefined }) {
  const { howToApply, body, whatsapp, mailUrl, whatsappUrl } = kit;
  const way = wayToSend(kit);
  const { mail } = WAY_WORDS[way];
  return (
    <div className="stack">
      <ApplyLines lines={howToApply} canCopy />
      <NoAddress kit={kit} />
      <AskedSlots id={id} slots={kit.slots} back={`/applications/${id}/more/send`} {...refused} />
      <Files kit={kit} />
      <NextStep kit={kit} />
      {way === "paper" && kit.formal && (
        <Disclosure summary={FORMAL} open>
          <FormalLetter {...kit.formal} />
        </Disclosure>
      )}
      <div>
        <Disclosure summary={mail}>
          <CopiedText label="Text of the mail" text={body} rows={12} />
          {way !== "mail" && way !== "unknown" && <a href={mailUrl}>Write the mail</a>}
        </Disclosure>
        <Disclosure summary={way === "chat" ? "The message" : "A short message for WhatsApp"}>
          <CopiedText label="Message" text={whatsapp} rows={8} />
          {way !== "chat" && <a href={whatsappUrl}>Open WhatsApp</a>}
        </Disclosure>
        {way !== "paper" && kit.formal && (
          <LinkedPart href={`/applications/${id}/more/formal`}>{FORMAL}</LinkedPart>
        )}
      </div>
    </div>
  );
}

/** The one thing to do, by the way that the advert names. */
function NextStep({ kit: { url, mailUrl, whatsappUrl, attachments, howToApply }, kit }: { kit: Kit }) {
  switch (wayToSend(kit)) {
    case "page": {
      const href = howToApply.find(({ text }) => text === url)?.href;
      return href ? (
        <ButtonLink kind="primary" href={href} rel="noreferrer">
          Open the page
        </ButtonLink>
      ) : null;
    }
    case "chat":
      return (
        <ButtonLink kind="primary" href={whatsappUrl}>
          Open WhatsApp
        </ButtonLink>
      );
    case "paper":
      return attachments[0] ? (
        <ButtonLink kind="primary" href={attachments[0].url} icon="download">
          Download to print
        </ButtonLink>
      ) : null;
    case "mail":
      return (
        <ButtonLink kind="primary" href={mailUrl}>
          Write the mail
        </ButtonLink>
      );
    case "unknown":
      return <ButtonLink href={mailUrl}>Write the mail</ButtonLink>;
  }
}

/** Where to send it, and as what. The mail that the address opens, the files and the closing day are in the kit. */
export function WhereToSend({ id, kit }: { id: string; kit: Kit }) {
  const lines = kit.howToApply
    .filter(({ label }) => !IN_KIT.includes(label))
    .map(({ label, text, href }) =>
      href === undefined || href === kit.mailUrl ? { label, text } : { label, text, href },
    );
  return (
    <div className="stack" data-short="">
      <ApplyLines lines={lines} />
      <NoAddress kit={kit} />
      <AskedSlots id={id} slots={kit.slots} back={`/applications/${id}#send`} />
    </div>
  );
}

const IN_KIT = ["Attach", "Papers", "Name the file", "Closes"];

/** What the kit holds, by the way that the advert names. */
export function kitTitle(kit: Kit): string {
  return WAY_WORDS[wayToSend(kit)].kit;
}

function NoAddress({ kit }: { kit: Kit }) {
  if (wayToSend(kit) !== "unknown") return null;
  return <p>We found no address in the advert. Look into it once more, or ask whoever gave it to you.</p>;
}

function Files({ kit }: { kit: Kit }) {
  const { attachments, ownPapers } = kit;
  const { files, hint, add } = WAY_WORDS[wayToSend(kit)];
  // Browsers hand on PDF files, but no Word files.
  const shared = attachments.find(({ file }) => file.endsWith(".pdf"));
  // A letter goes with a resume, and speaks of it.
  const isLetterAlone = !attachments.some(({ file }) => !file.startsWith("letter"));
  return (
    <section className="card stack" aria-labelledby="files-title">
      <SubHeading id="files-title">{files}</SubHeading>
      {hint && <p className="hint">{hint}</p>}
      <ul className="plain stack">
        {attachments.map(({ file, name, url }) => (
          <li key={file}>
            {labelOf(file)}
            <br />
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
      {isLetterAlone && <p>{`You made a letter only. ${add} your own resume with it.`}</p>}
      {ownPapers.length > 0 && <p>{`The advert also asks for: ${ownPapers.join(", ")}. ${add} your own.`}</p>}
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

const FORMAL = "A formal letter with two addresses";

/** The letter in the form of offices, to read, to copy and as files. */
export function FormalLetter({ text, files, hasAddress }: NonNullable<Kit["formal"]>) {
  return (
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
  );
}
