import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listPromptCards, type PromptActionData } from "./parts/prompts-data.server";
import { PromptBody } from "~/features/ai/prompts/prompt.schema";
import { testPrompt } from "~/features/ai/prompts/prompt-test.server";
import { savePromptVersion } from "~/features/ai/prompts/prompt-versions.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";
import { PromptCard } from "./parts/prompt-card";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Prompt Management", "The prompts that set the tone and style of documents.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  return { editing: new URL(request.url).searchParams.get("edit"), cards: listPromptCards(admin.id) };
});

/**
 * Saves the prompt; ?test tests it, and ?clear only removes the result. The typed text is returned each time.
 */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "settings");
  const searchParams = new URL(request.url).searchParams;
  const fields = Object.fromEntries(await readFields(request));
  const form = PromptBody.safeParse(fields);
  const submitted: PromptActionData = {
    type: String(fields.type),
    typed: String(fields.systemPrompt ?? ""),
    errors: [],
    isTest: searchParams.has("test"),
  };
  if (!form.success)
    return data({ ...submitted, errors: form.error.issues.map(({ message }) => message) }, { status: 400 });
  if (searchParams.has("clear")) return data(submitted);
  const { type, systemPrompt } = form.data;
  try {
    if (!submitted.isTest) {
      const { version } = savePromptVersion(
        { userId: admin.id, address: context.clientAddress },
        type,
        systemPrompt,
      );
      return redirect(`/admin/prompts#${type}`, {
        status: 303,
        headers: {
          "Set-Cookie": await createFlashCookie("success", `Saved. Version ${version} is active now.`),
        },
      });
    }
    enforceRateLimit("promptTestPerAdmin", admin.id);
    return data({ ...submitted, test: await testPrompt(type, systemPrompt) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return data({ ...submitted, errors: [error.message] }, { status: error.status });
  }
});

export default function PromptManagement() {
  const { cards, editing } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        title="Prompt Management"
        lead="Your prompts set tone and style. The fixed contract keeps documents true. No prompt can change it."
      />
      {cards.map((card) => (
        <PromptCard key={card.type} card={card} isEditing={editing === card.type} actionData={actionData} />
      ))}
    </div>
  );
}
