import type { LandingContent } from "./landing-data.server";
import { ApplyLines } from "~/ui/apply-lines";
import { ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { DocumentView } from "~/ui/document-view";
import { DocumentBlocks } from "~/ui/document-blocks";
import { ProofTiles } from "./landing-proof";

export function Hero({
  site: { name },
  advert,
  letter,
  trial,
  proof,
  claims,
}: LandingContent & { site: { name: string } }) {
  return (
    <div className="hero">
      <div className="stack">
        <h1 className="big">Paste the advert. Get the letter and the resume that answer it.</h1>
        <p className="lead">Written in seconds from your own resume. Check it before you send it.</p>
        <div className="row">
          <ButtonLink kind="primary" wide href="/register">
            Start Your Free Trial
          </ButtonLink>
        </div>
        <p className="hint">{trial} free for 7 days. No card.</p>
        <ProofTiles proof={proof} claims={claims} />
        <div className="on-wide">
          <Card>
            <p>
              <Badge>The advert she pasted</Badge>
            </p>
            {advert.map((line) => (
              <p key={line} className="soft">
                {line}
              </p>
            ))}
          </Card>
        </div>
      </div>
      <div id="letter">
        <DocumentView
          title="Cover letter"
          badge={<span className="hint">Made by {name}</span>}
          foldedIn="letter"
        >
          <DocumentBlocks parts={letter} />
        </DocumentView>
      </div>
    </div>
  );
}

/** The other half of what was made for the advert, and what to do with both. */
export function ResumeAndSending({
  resume,
  howToApply,
  kit,
}: Pick<LandingContent, "resume" | "howToApply" | "kit">) {
  return (
    <section className="stack">
      <h2>Her resume for this job, and how to send both</h2>
      <div className="split">
        <div id="resume">
          <DocumentView title="Resume" foldedIn="resume">
            <DocumentBlocks parts={resume} />
          </DocumentView>
        </div>
        <div className="stack">
          <p className="soft">
            We read the address, the subject and the papers out of the advert, and write the mail and the
            message. You send them yourself.
          </p>
          <ApplyLines lines={howToApply} />
          <Card>
            <h3>Files to attach</h3>
            <ul className="plain">
              {kit.files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
          </Card>
          <div>
            <Disclosure summary="The text of the mail">
              <Paragraphs text={kit.body} />
            </Disclosure>
            <Disclosure summary="A short message for WhatsApp">
              <Paragraphs text={kit.whatsapp} />
            </Disclosure>
          </div>
        </div>
      </div>
    </section>
  );
}

export function Example({ required, before, after, unclaimed }: LandingContent["pair"]) {
  return (
    <section className="stack">
      <h2>Before and after</h2>
      <div className="cards">
        <Card>
          <p>
            <Badge>The advert</Badge>
          </p>
          <p>{required}</p>
        </Card>
        <Card>
          <p>
            <Badge>Her own line</Badge>
          </p>
          <p>{before}</p>
        </Card>
        <Card>
          <p>
            <Badge kind="go">In the letter</Badge>
          </p>
          <p>{after}</p>
        </Card>
      </div>
      <p className="soft">
        The advert also asks for {unclaimed}. Her resume does not have it, so her letter does not say it. The
        person is invented. Our writer made this letter today.
      </p>
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="stack soft">
      {text.split("\n\n").map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split("\n").map((line, index) => (
            <span key={index}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
