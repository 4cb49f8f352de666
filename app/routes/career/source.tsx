import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteSource, preserveSource, readSource } from "~/features/profile/sources.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Resume", "The text that was read from a resume.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) =>
  readSource(requireUser(request).id, params.id ?? ""),
);

/** Keeps the text beyond its 30 days, or deletes it now. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const command = (await readFields(request)).get("command");
  enforceRateLimit("savePerUser", user.id);
  const id = params.id ?? "";
  if (command === "keep") preserveSource(user.id, id);
  else if (command === "delete") deleteSource(user.id, id);
  else throw new Refusal("NO_SUCH_COMMAND", "There is nothing at this address.", 404);
  const text = command === "keep" ? "The text is kept until you delete it." : "The text is deleted.";
  return redirect("/career", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});

export default function Source() {
  const { fileName, text, isPreserved } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/career", label: "My profile" }}
        title={fileName}
        lead="The text that we read from it. The file itself is not stored."
      />
      <div className="card">
        {text.split("\n").map((line, index) => (
          <p key={index}>{line || <br />}</p>
        ))}
      </div>
      <form method="post" className="row">
        {!isPreserved && (
          <Button name="command" value="keep">
            Keep this text
          </Button>
        )}
        <Button name="command" value="delete">
          Delete this text
        </Button>
      </form>
    </div>
  );
}
