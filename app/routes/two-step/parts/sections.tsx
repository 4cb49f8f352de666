import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DocumentList } from "~/ui/documents";
import { Notice } from "~/ui/notice";

// The parts of /two-step.

export function AppSection({ since, isFirst }: { since?: string; isFirst: boolean }) {
  return (
    <Card>
      <h2>Authenticator app</h2>
      {since ? (
        <p>Your app gives you a code at each sign-in. Set up on {since}.</p>
      ) : (
        <p>
          A free app on your phone shows a new code every 30 seconds, also without network and without
          airtime: Google Authenticator, Microsoft Authenticator, Aegis or another one.
        </p>
      )}
      <div className="row">
        <ButtonLink kind={isFirst ? "primary" : "quiet"} href="/two-step/app">
          {since ? "Move to another phone" : "Set up an app"}
        </ButtonLink>
        {since && (
          <ButtonLink kind="link" href="/two-step/app/remove">
            Remove the app
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

type PasskeyView = { id: string; name: string; since: string; lastUsed: string | null };

export function PasskeysSection({ passkeys }: { passkeys: PasskeyView[] }) {
  return (
    <Card>
      <h2>Passkeys</h2>
      <p>
        Your fingerprint, your face or the PIN of your phone. A passkey also signs you in without a password,
        and it works on our address only, so nobody can trick it out of you.
      </p>
      {passkeys.length > 0 && (
        <DocumentList>
          {passkeys.map(({ id, name, since, lastUsed }) => (
            <li key={id}>
              <div>
                <p className="doc-title">{name}</p>
                <p className="hint">
                  Since {since}
                  {lastUsed ? ` · last used ${lastUsed}` : ""}
                </p>
              </div>
              <ButtonLink small href={`/two-step/passkeys/${id}/remove`} about={name}>
                Remove
              </ButtonLink>
            </li>
          ))}
        </DocumentList>
      )}
      <div className="row">
        <ButtonLink href="/two-step/passkeys">Add a passkey</ButtonLink>
      </div>
    </Card>
  );
}

export function RecoverySection({ left }: { left: number }) {
  return (
    <Card>
      <h2>Recovery codes</h2>
      {left <= 2 && (
        <Notice kind="care">
          {left === 0 ? "You have no recovery code left." : `You have only ${left} left.`} Make new ones, so
          that a lost phone does not lock you out.
        </Notice>
      )}
      <p>
        For a lost phone. {left} of 10 codes are unused. We store no copy that anybody can read, so old codes
        cannot be shown again.
      </p>
      <div className="row">
        <ButtonLink href="/two-step/recovery-codes">Make new codes</ButtonLink>
      </div>
    </Card>
  );
}

export function BrowsersSection({ many }: { many: number }) {
  return (
    <Card>
      <h2>Your own devices</h2>
      <p>
        {many === 1 ? "One device does" : `${many} devices do`} not ask for the second step, for up to 30
        days.
      </p>
      <form method="post" action="/two-step/browsers" className="row">
        <Button>Ask on every device again</Button>
      </form>
    </Card>
  );
}
