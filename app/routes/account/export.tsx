import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { requireUser } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Download your data", "Everything we store about you, in one ZIP file.");
export const handle = { width: "form" };

export function loader({ request }: LoaderFunctionArgs) {
  requireUser(request);
  return null;
}

// The download itself is a GET with a recent proof.
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const user = requireUser(request);
  await readProvenFields({ request, context }, user);
  return redirect("/api/user/export", 303);
});

export default function Export() {
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/settings", label: "Settings" }}
        title="Download your data"
        lead="Everything we store about you, in one ZIP file."
      />
      <Card>
        <ul>
          <li>Your account, settings and consents, and where you are signed in.</li>
          <li>Your documents with all their versions, as text, PDF and Word.</li>
          <li>What you typed, the text of your uploads, the emails we sent you and all your credits.</li>
        </ul>
        <p>It contains your resume and address. Do not leave it on a shared computer.</p>
        <form method="post" className="row">
          <Button kind="primary" icon="download">
            Download my data
          </Button>
        </form>
      </Card>
      <p className="soft">
        Do you want to leave? <a href="/delete-account">Delete your account</a>
      </p>
    </div>
  );
}
