import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parseLetter } from "~/career/letter";
import { getDocument } from "~/features/documents/documents.server";
import { listRewritable } from "~/features/writing/rewrite-paragraph.server";
import { WordingForm } from "~/features/writing/wordings.schema";
import { chooseWording, listWordings } from "~/features/writing/wordings.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Other wordings",
    "Say a paragraph of your letter in another way, from your own lines.",
  );
export const handle = { width: "narrow" };

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const document = getDocument(user.id, params.id ?? "");
  const { id, title, version } = document;
  const own = await listWordings(user.id, document);
  const { by, needsConsent, paragraphs: rewritable } = listRewritable(user.id, document);
  const texts = new Map([...own, ...rewritable].map(({ at, text }) => [at, text]));
  const paragraphs = [...texts]
    .toSorted(([one], [other]) => one - other)
    .map(([at, text]) => ({
      at,
      text,
      others: own.find((one) => one.at === at)?.others.map((one) => one.text) ?? [],
      canRewrite: rewritable.some((one) => one.at === at),
    }));
  const last = parseLetter(document.content).paragraphs.length - 1;
  return { id, title, version, by, needsConsent, paragraphs, last };
});

/** Puts the chosen wording into the letter. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, WordingForm);
  if (!form.ok) throw new Refusal("BAD_INPUT", "Choose a wording.");
  enforceRateLimit("savePerUser", user.id);
  await chooseWording(user.id, id, form.value);
  return redirect(`/edit/${id}/wordings`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "Changed. Versions keep the text before.") },
  });
});

export default function Wordings() {
  const { id, title, version, by, needsConsent, paragraphs, last } = useLoaderData<typeof loader>();
  const nameOf = (at: number) => nameOfParagraph(at, last);
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/edit/${id}`, label: "The editor" }} title="Other wordings" lead={title} />
      <p>
        {paragraphs.length > 0
          ? "Our built-in writer says the same from the same lines of yours. It asks no AI and costs no credit."
          : "There is no other wording of these paragraphs. You can write your own in the editor."}
      </p>
      {by !== "" && (
        <p>
          {needsConsent ? (
            <>
              An AI provider ({by}) could write a paragraph again. It may not see your text yet: you can allow
              it in <a href="/settings">Settings</a>.
            </>
          ) : (
            `An AI provider (${by}) can write a paragraph again, from the same lines. It takes up to 25 seconds and costs no credit. Each sentence is checked against your lines. If one does not hold, nothing changes.`
          )}
        </p>
      )}
      <form method="post" className="stack-wide">
        <input type="hidden" name="version" value={version} />
        {paragraphs.map(({ at, text, others, canRewrite }) => (
          <section key={at} className="card stack" aria-labelledby={`now-${at}`}>
            <h2 id={`now-${at}`}>{nameOf(at)}</h2>
            <p>{text}</p>
            {others.map((other, index) => (
              <div key={other} className="stack">
                <p className="soft">{other}</p>
                <div>
                  <Button
                    small
                    name="wording"
                    value={`${at}.${index}`}
                    about={`for the ${nameOf(at).toLowerCase()}: ${other}`}
                  >
                    Use this
                  </Button>
                </div>
              </div>
            ))}
            {canRewrite && (
              <div>
                <Button
                  small
                  name="paragraph"
                  value={String(at)}
                  formAction={`/edit/${id}/rewrite`}
                  about={`, ${nameOf(at).toLowerCase()}`}
                >
                  Write it again with AI
                </Button>
              </div>
            )}
          </section>
        ))}
      </form>
    </div>
  );
}

function nameOfParagraph(at: number, last: number): string {
  if (at === 0) return "First paragraph";
  return at === last ? "Last paragraph" : `Paragraph ${at + 1}`;
}
