import { data, type MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { site } from "~/http/layout-data.server";
import { AdvertCheck } from "~/ui/advert-check";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card, ConfirmPanel, EmptyState, Tile, Tiles } from "~/ui/card";
import { BarChart } from "~/ui/bar-chart";
import { LineChart } from "~/ui/line-chart";
import { Checkbox, ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { ConversationView } from "~/ui/conversation";
import { Disclosure } from "~/ui/dialog";
import { DocumentList, DocumentRow } from "~/ui/documents";
import { Field, FileField, PasswordField, Select, TextArea } from "~/ui/field";
import { KpiCard, ReportTable, KpiTiles } from "~/ui/kpis";
import { Heading, FormSection } from "~/ui/heading";
import { MatchFindings } from "~/ui/match-findings";
import { FilterLinks, Pager } from "~/ui/navigation";
import { ErrorSummary, Notice } from "~/ui/notice";
import { DocumentView, DocumentLine } from "~/ui/document-view";
import { Progress } from "~/ui/progress";
import { DefinitionList, Table } from "~/ui/table";
import { Stages } from "~/ui/stages";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Components", "What pages are made of. Shown in local mode only.");

// Local mode only, for developers: each component in each of its states.
export function loader() {
  if (!site.isLocal) throw data(null, { status: 404 });
  return null;
}

const NOON = { iso: "2026-11-21T12:04:00+01:00", text: "21 Nov 2026, 12:04" };
const MONTHS = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];

export default function Components() {
  return (
    <div className="stack-wide">
      <Heading
        title="Components"
        lead="What pages are made of. Shown in local mode only."
        actions={<ButtonLink href="/dev/outbox">Outbox</ButtonLink>}
      />
      <Example name="Buttons">
        <div className="row">
          <Button kind="primary">Make my documents</Button>
          <Button icon="edit">Edit</Button>
          <Button kind="quiet">Cancel</Button>
          <Button kind="danger" icon="trash">
            Delete
          </Button>
          <Button kind="link">Learn more</Button>
          <Button small icon="download">
            PDF
          </Button>
          <Button disabled>Sending …</Button>
        </div>
      </Example>
      <Example name="Badges and notices">
        <div className="row">
          <Badge>Draft</Badge>
          <Badge kind="go">Active</Badge>
          <Badge kind="care">Waiting</Badge>
          <Badge kind="stop">Failed</Badge>
        </div>
        <Notice>Your resume is kept for 30 days.</Notice>
        <Notice kind="success">Your changes are saved.</Notice>
        <Notice kind="care">This advert asks for a fee. Employers do not.</Notice>
        <Notice kind="stop">We could not read this PDF: it is a scan without text.</Notice>
        <AdvertCheck
          language="en"
          posts={[]}
          isPostChosen={false}
          demands={[
            { text: "Bank reconciliation", isMust: true, isMet: true, proof: "Reconciled 14 bank accounts" },
            { text: "Power BI", isMust: true, isMet: false },
          ]}
          rules={[
            {
              text: "5 years",
              state: "unmet",
              why: "It asks for 5 years. Your profile shows about 3 years.",
            },
          ]}
          howToApply={[{ label: "Closes", text: "12 Dec 2026" }]}
          warnings={["It names no company."]}
          givesOrdersToMachines={false}
          fit={{
            score: 62,
            questions: [
              { id: "ui", kind: "tool", about: "Power BI", text: "Have you worked with this: “Power BI”?" },
            ],
          }}
          against="your profile"
          places={[{ value: "work.0", label: "Accountant, Bola & Sons" }]}
        />
      </Example>
      <Example name="Fields">
        <ErrorSummary errors={[{ fieldId: "ui-company", text: "Company name is required" }]} />
        <Field
          id="ui-title"
          name="title"
          label="Job title"
          hint="As the advert gives it"
          defaultValue="Accountant"
          required
        />
        <Field
          id="ui-company"
          name="company"
          label="Company"
          errors={["Company name is required"]}
          required
        />
        <PasswordField id="ui-password" name="password" label="Password" required />
        <TextArea
          id="ui-advert"
          name="advert"
          label="Job description"
          rows={3}
          defaultValue="Accountant, Lagos. ICAN an advantage."
          required
        />
        <Select id="ui-tone" name="tone" label="Tone" defaultValue="plain" required>
          <option value="plain">Plain</option>
          <option value="warm">Warm</option>
        </Select>
        <FileField id="ui-file" name="file" label="Resume file" hint="PDF, DOC or DOCX, up to 10 MB" />
        <Checkbox
          id="ui-box"
          name="box"
          label="Email notifications"
          hint="When your documents are ready"
          defaultChecked
        />
        <ChoiceGroup id="ui-letter" legend="What to make">
          <div className="pair">
            <ChoiceCard
              type="checkbox"
              id="ui-letter"
              name="letter"
              label="Cover Letter"
              hint="2 credits left"
              defaultChecked
            />
            <ChoiceCard
              type="checkbox"
              id="ui-resume"
              name="resume"
              label="Resume Optimization"
              hint="1 credit left"
            />
          </div>
        </ChoiceGroup>
      </Example>
      <Example name="Cards and lists">
        <Tiles>
          <Tile label="Cover letters left" value="2" />
          <Tile label="Current plan" value="Free Trial" note="6 days left" />
        </Tiles>
        <Card striped>
          <h3>Business Class</h3>
          <p>
            <span className="figure">₦20,000</span> <span className="soft">for 30 days</span>
          </p>
        </Card>
        <FilterLinks
          label="Type"
          links={[
            { href: "#all", label: "All", count: 2, current: true },
            { href: "#letters", label: "Cover letters", count: 1 },
          ]}
        />
        <DocumentList>
          <DocumentRow
            type="Resume"
            jobTitle="Accountant"
            companyName="Harmattan Logistics"
            href="#document"
            date={NOON}
            actions={
              <Button kind="link" small>
                Edit
              </Button>
            }
          />
        </DocumentList>
        <Pager page={2} pages={3} previousHref="#one" nextHref="#three" />
        <EmptyState
          title="No documents yet"
          action={
            <ButtonLink kind="primary" href="#make">
              Create Document
            </ButtonLink>
          }
        >
          Paste an advert, and your first letter is here in seconds.
        </EmptyState>
        <ConfirmPanel
          title="Delete this document?"
          confirm={<Button kind="danger">Delete</Button>}
          cancel={<Button>Keep it</Button>}
        >
          <p>This cannot be undone.</p>
        </ConfirmPanel>
      </Example>
      <Example name="Facts and figures">
        <DefinitionList
          rows={[
            { term: "Plan", value: "Economy" },
            { term: "Paid until", value: "21 December 2026" },
          ]}
        />
        <Table
          caption="Payments"
          columns={["When", "Plan", { numeric: "Amount" }]}
          rows={[{ key: "one", cells: ["21 Nov 2026", "Economy", "₦10,000"] }]}
        />
        <KpiTiles
          kpis={[
            {
              label: "Retention rate",
              text: "62.5%",
              description: "Of the people of one week, who came in the next.",
            },
            { label: "Monthly churn", description: "Who paid 30 days ago and no longer does." },
          ]}
        />
        <KpiCard label="Total Users" text="1,204" note="32 new in 30 days" href="#users" />
        <ReportTable
          report={{
            id: "ui",
            title: "Active users and sessions",
            columns: ["Month", "Active users", "Sessions"],
            rows: MONTHS.map((label, n) => [label, 40 + n * 12, 60 + n * 15]),
            chart: {
              labels: MONTHS,
              series: [
                { name: "Active users", values: MONTHS.map((_, n) => 40 + n * 12) },
                { name: "Sessions", values: MONTHS.map((_, n) => 60 + n * 15) },
              ],
            },
          }}
          csvHref="#csv"
          format={String}
        />
        <BarChart
          id="ui-bars"
          title="Calls"
          whole="Calls"
          part="Failed"
          step="Month"
          points={MONTHS.map((label, n) => ({ label, whole: 40 + n * 12, part: n * 2 }))}
        />
        <LineChart
          id="ui-lines"
          title="Time to the first word"
          step="Month"
          labels={MONTHS}
          lines={[
            { name: "Median", values: [4, 3, 3, 2, 2, 1] },
            { name: "Slowest in 20", dashed: true, values: [9, 8, 8, 6, 5, 4] },
          ]}
          format={(value) => `${value} s`}
          emptyText="–"
        />
      </Example>
      <Example name="The work">
        <Progress id="ui-progress" label="Cover letters used" value={3} max={8} />
        <Stages
          stages={[
            { title: "Reading your resume", state: "done", duration: "0.3 s" },
            { title: "Writing", state: "doing", detail: "The opening lines" },
            { title: "Checking each line", state: "waiting" },
          ]}
        />
        <MatchFindings
          more="#"
          advert={{
            demands: [
              {
                text: "Bank reconciliation",
                isMust: true,
                isMet: true,
                proof: "Reconciled 14 bank accounts",
              },
              { text: "Power BI", isMust: true, isMet: false },
            ],
            rules: [
              {
                text: "2 years",
                state: "met",
                why: "It asks for 2 years. Your profile shows about 3 years.",
              },
            ],
            fit: { score: 81, questions: [] },
          }}
          form={{
            before: 58,
            after: 81,
            checks: [
              {
                name: "Numbers in your work experience",
                weight: 15,
                points: 12,
                explanation: "8 of 10 lines about your work give a number.",
              },
            ],
          }}
        />
        <DocumentView
          title="Cover letter"
          badge={<Badge kind="go">Checked</Badge>}
          actions={
            <Button small icon="copy">
              Copy
            </Button>
          }
        >
          <DocumentLine start={<b>Adaeze Okafor</b>} end="Lagos" />
          <p>Dear Hiring Manager,</p>
        </DocumentView>
        <FormSection number={1} title="A numbered part">
          <p>Its fields go here.</p>
        </FormSection>
        <Disclosure summary="How it was made">
          <p>Written from your own lines only.</p>
        </Disclosure>
        <ConversationView
          messages={[
            { id: "1", from: "me", text: "Where is my receipt?", time: NOON, state: "Seen" },
            { id: "2", from: "them", text: "In your email since noon. Shall I send it again?", time: NOON },
          ]}
        />
      </Example>
    </div>
  );
}

function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
