import { renderToStaticMarkup } from "react-dom/server";
import { env } from "~/env.server";
import { Button, ButtonLink } from "~/ui/button";
import { encTypeOf, PostedFields, type PostedForm } from "~/ui/posted-fields";
import { PublicLayout } from "~/ui/public-layout";
import styles from "~/ui/styles.css?inline";
import { safePath } from "~/http/security/safe-redirect";
import { readPostedForm } from "./posted-form.server";

/** After so many seconds a page tries again by itself. */
export const TRIES_AGAIN_AFTER = 5;

// A form with one of these may come twice and counts once.
const COUNTS_ONCE = ["idempotencyKey", "clientMessageId"];

type TryAgain = { path: string; nonce: string };

/** A request that changed nothing: its path with query, and its body without files, undefined when that is no form. */
type Unsaved = TryAgain & { contentType: string | undefined; body: Buffer | undefined; isSent: boolean };

/** The page in place of the answer to something that could not be saved: with what was typed, where it was a form. */
export function unsavedPage({ path, nonce, contentType, body, isSent }: Unsaved): string {
  const form = body && readPostedForm(contentType ?? "", body);
  // Some addresses lead to another site where a page has them ("//evil.example").
  const ownPath = safePath(path, "");
  return form && ownPath !== "" ? tryAgainPage(form, { path: ownPath, nonce, isSent }) : notDonePage();
}

/** The page for a form that was not answered: what was typed, and one button. `isSent`: it may have arrived. */
function tryAgainPage(form: PostedForm, { path, nonce, isSent }: TryAgain & { isSent: boolean }): string {
  const isHarmless = !isSent || form.fields.some(([name]) => COUNTS_ONCE.includes(name));
  const isWhole = form.secrets.length + form.files.length === 0;
  return renderPage(
    <>
      <h1>{isHarmless ? "We could not save this yet" : "We do not know whether this arrived"}</h1>
      <p>
        Our server cannot save anything for a moment. What you typed is kept on this page, so leave it open.
        {isHarmless ? "" : " Trying again may do it twice, so look first whether it is there."}
      </p>
      <form id="again" className="stack" method="post" action={path} encType={encTypeOf(form)}>
        <PostedFields {...form} />
        <Button kind="primary" block>
          Try again
        </Button>
      </form>
      {isWhole && isHarmless && <Automatic nonce={nonce} />}
    </>,
  );
}

/** The page in place of one that only the primary can show now. It loads again by itself. */
export function comeBackPage(path: string): string {
  return renderPage(
    <>
      <h1>This page is not here yet</h1>
      <p>
        Our server cannot be reached for a moment. What you saved is safe. This page tries again by itself.
      </p>
      <p>
        <ButtonLink kind="primary" href={path} block>
          Try again
        </ButtonLink>
      </p>
    </>,
    <meta httpEquiv="refresh" content={String(TRIES_AGAIN_AFTER)} />,
  );
}

/** The page for something sent that was no form, such as a command without fields. */
function notDonePage(): string {
  return renderPage(
    <>
      <h1>That was not done</h1>
      <p>
        Our server cannot save anything for a moment. What you saved before is safe. Go back and try again.
      </p>
    </>,
  );
}

function Automatic({ nonce }: { nonce: string }) {
  const script = `setTimeout(()=>again.submit(),${TRIES_AGAIN_AFTER * 1000});document.querySelector("[role=status]").textContent="This page tries again by itself."`;
  return (
    <>
      <p role="status" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

function renderPage(content: React.ReactNode, head?: React.ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head}
        <title>{`Try again | ${env.SITE_NAME}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <PublicLayout siteName={env.SITE_NAME} width="form">
          <section className="card stack">{content}</section>
        </PublicLayout>
      </body>
    </html>,
  )}`;
}
