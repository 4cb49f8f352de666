import { Button, ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Notice } from "~/ui/notice";

/** The recovery codes, on the one page that ever shows them. */
export function NewCodes({ codes, isFirst }: { codes: string[]; isFirst: boolean }) {
  return (
    <div className="stack-wide">
      <Heading
        title="Your recovery codes"
        lead="Each of them replaces your phone once. Save them now: we cannot show them again."
      />
      {isFirst && <Notice kind="success">Two-step sign-in is on. Your other devices were signed out.</Notice>}
      <section className="card stack">
        <ul className="plain lead">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <form method="post" action="/two-step/recovery-codes/file" className="row">
          <input type="hidden" name="codes" value={codes.join(" ")} />
          <Button kind="primary" icon="download">
            Download as text
          </Button>
          <ButtonLink href="/two-step">I saved them</ButtonLink>
        </form>
        <p className="hint">
          Write them on paper, or store the file where only you read it. Not on the phone that has your app.
        </p>
      </section>
    </div>
  );
}
