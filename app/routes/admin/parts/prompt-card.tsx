import type { PromptActionData, PromptCardData } from "./prompts-data.server";
import type { ReactNode } from "react";
import type { PromptTestResult } from "~/features/ai/prompts/prompt-test.server";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { TextArea } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";

type PromptCardProps = { card: PromptCardData; isEditing: boolean; actionData?: PromptActionData };

/** The prompt of one document type: its text, its test and its versions. */
export function PromptCard({ card, isEditing, actionData }: PromptCardProps) {
  const { type, title, contract, standard, versions } = card;
  const answer = actionData?.type === type ? actionData : undefined;
  const active = versions.find((version) => version.isActive);
  const basePath = isEditing ? `/admin/prompts?edit=${type}&` : "/admin/prompts?";
  return (
    <section className="card stack" id={type} aria-labelledby={`${type}-title`}>
      <div className="row apart">
        <h2 id={`${type}-title`}>{title}</h2>
        {active ? (
          <Badge kind="go">{`Version ${active.version} active`}</Badge>
        ) : (
          <Badge>No active prompt</Badge>
        )}
      </div>
      <div>
        <Disclosure summary="The contract around your prompt (you cannot change it here)">
          <TextArea
            id={`${type}-contract`}
            name="contract"
            label="Contract"
            rows={12}
            defaultValue={contract}
            readOnly
            required
          />
        </Disclosure>
        <Disclosure summary={active ? "Our standard text (not used now)" : "Our standard text (used now)"}>
          <TextArea
            id={`${type}-standard`}
            name="standard"
            label="Standard text"
            rows={12}
            defaultValue={standard}
            readOnly
            required
          />
        </Disclosure>
      </div>
      {answer && answer.errors.length > 0 && <Problem {...answer} />}
      <form
        method="post"
        action={isEditing ? `/admin/prompts?edit=${type}` : "/admin/prompts?test=1"}
        className="stack"
      >
        <input type="hidden" name="type" value={type} />
        <TextArea
          key={String(isEditing)}
          id={`${type}-prompt`}
          name="systemPrompt"
          label="System prompt"
          hint={
            isEditing
              ? "Filled in for each document: {{jobTitle}}, {{companyName}}, {{language}}, {{tone}}, {{length}}. At most 8,000 characters."
              : undefined
          }
          rows={isEditing || active ? 10 : 2}
          readOnly={!isEditing}
          placeholder="No active prompt configured"
          defaultValue={(isEditing ? answer?.typed : undefined) ?? active?.systemPrompt ?? ""}
          required
        />
        <div className="row">
          {isEditing && <Button kind="primary">Save Prompt</Button>}
          {!isEditing && (
            <ButtonLink href={`/admin/prompts?edit=${type}#${type}`} about={title}>
              Edit Prompt
            </ButtonLink>
          )}
          <Button formAction={`${basePath}test=1#${type}`} disabled={!isEditing && !active} about={title}>
            Test Prompt
          </Button>
          {isEditing && <ButtonLink href={`/admin/prompts#${type}`}>Cancel</ButtonLink>}
        </div>
        {answer?.test && <Result type={type} {...answer.test} clearAction={`${basePath}clear=1#${type}`} />}
      </form>
      {versions.length > 0 && <Versions card={card} />}
    </section>
  );
}

function Problem({ errors, isTest }: Pick<PromptActionData, "errors" | "isTest">) {
  if (isTest)
    return (
      <Notice kind="stop" label="Test Failed - Failed to test prompt. Check your LLM configuration.">
        {errors.join(" ")}
      </Notice>
    );
  return (
    <Notice kind="stop" label="Not saved">
      {errors.join(" ")} Your text is kept below.
    </Notice>
  );
}

function Result({
  type,
  output,
  writer,
  clearAction,
}: PromptTestResult & { type: string; clearAction: string }) {
  return (
    <div className="stack">
      <Notice kind="success" label="Prompt Test Complete - Check the output below">
        {writer}
      </Notice>
      <TextArea
        id={`${type}-output`}
        name="output"
        label="Output"
        rows={14}
        defaultValue={output}
        readOnly
        required
      />
      <Button small formAction={clearAction}>
        Clear
      </Button>
    </div>
  );
}

function Versions({ card: { title, versions } }: { card: PromptCardData }) {
  return (
    <Disclosure summary={`Versions (${versions.length})`}>
      <Table
        caption={`Versions of ${title}`}
        columns={["Version", "Saved", "By", "Starts with", { actions: "Actions" }]}
        rows={versions.map(({ id, version, at, by, type, systemPrompt, isActive }) => ({
          key: id,
          cells: [
            `Version ${version}`,
            at,
            by,
            systemPrompt.slice(0, 80),
            isActive ? (
              <Badge key="on" kind="go">
                Active
              </Badge>
            ) : (
              <Activate key="on" id={id} type={type} about={`version ${version}`}>
                Activate
              </Activate>
            ),
          ],
        }))}
      />
      {versions.some(({ isActive }) => isActive) && (
        <Activate id="standard" type={versions[0]?.type ?? ""} about={title}>
          Use the standard text again
        </Activate>
      )}
    </Disclosure>
  );
}

function Activate({
  id,
  type,
  about,
  children,
}: {
  id: string;
  type: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={`/admin/prompts/${id}/activate`}>
      <input type="hidden" name="type" value={type} />
      <Button small about={about}>
        {children}
      </Button>
    </form>
  );
}
