import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, ButtonLink } from "./button";
import { Badge, Card, ConfirmPanel, EmptyState, Tile, Tiles } from "./card";
import { ConversationView } from "./conversation";
import { Dialog, Disclosure } from "./dialog";
import { DocumentList, DocumentRow } from "./documents";
import { Heading, FormSection } from "./heading";
import { FilterLinks, Pager } from "./navigation";
import { Notice, RedirectNotice } from "./notice";
import { DocumentView, DocumentLine } from "./document-view";
import { Progress } from "./progress";
import { DefinitionList, Table } from "./table";
import { Stages } from "./stages";

test("a button names its object for screen readers", () => {
  expect(
    html(
      <ButtonLink href="/d.pdf" about="cover letter, Accounts Officer">
        PDF
      </ButtonLink>,
    ),
  ).toContain('PDF<span class="hidden-text"> cover letter, Accounts Officer</span>');
  expect(html(<Button icon="copy">Copy</Button>)).toMatch(
    /<button type="submit"[^>]*><svg[^>]*aria-hidden="true"/,
  );
});

test("notices have a text label and are assertive only for problems", () => {
  expect(html(<Notice kind="stop">No.</Notice>)).toMatch(/role="alert"><b>Problem<\/b>/);
  expect(html(<Notice kind="success">Yes.</Notice>)).toMatch(/role="status"><b>Done<\/b>/);
  expect(html(<Notice kind="care">Look.</Notice>)).not.toContain("role=");
});

test("the state of a stage is also text", () => {
  const page = html(
    <Stages
      stages={[
        { title: "Reading", state: "done", duration: "0.4 s" },
        { title: "Writing", state: "doing" },
        { title: "Checking", state: "failed" },
      ]}
    />,
  );
  expect(page).toContain("Done: </span>Reading");
  expect(page).toMatch(/data-state="doing" aria-current="step"/);
  expect(page).toContain("Failed: </span>Checking");
});

test("filters mark the current one and show their counts", () => {
  const page = html(
    <FilterLinks
      label="Kind"
      links={[
        { href: "/d", label: "All", count: 0, current: true },
        { href: "/d?type=resume", label: "Resumes" },
      ]}
    />,
  );
  expect(page).toContain('<a href="/d" aria-current="page">All<span class="count">0</span></a>');
});

test("each cell of a table names its column, for phones", () => {
  const page = html(
    <Table caption="Users" columns={["User", "Plan"]} rows={[{ key: "1", cells: ["Ada", "JJC"] }]} />,
  );
  expect(page).toContain('<td role="cell" data-label="Plan">JJC</td>');
  expect(page).toContain('<th scope="col" role="columnheader">User</th>');
});

test("a table with few number columns stays a table on a phone; other tables stack their rows", () => {
  const rows = [{ key: "1", cells: ["Ada", "1,200", "3"] }];
  const numbersTable = html(
    <Table caption="Sums" columns={["User", { numeric: "Paid" }, { numeric: "Left" }]} rows={rows} />,
  );
  expect(numbersTable).toContain('<table class="table" role="table">');
  expect(numbersTable).toContain('<th scope="col" role="columnheader" class="number">Paid</th>');
  expect(numbersTable).toContain('<td role="cell" data-label="Paid" class="number">1,200</td>');
  expect(
    html(<Table caption="Sums" columns={["User", { numeric: "Paid" }, "Left"]} rows={rows} />),
  ).toContain('class="table stacks"');
});

test("a page head has a link back, a title and a state", () => {
  const page = html(
    <Heading back={{ href: "/admin/users", label: "All users" }} title="Ada" state={<Badge>Active</Badge>} />,
  );
  expect(page).toMatch(
    /^<header class="heading"><div><a href="\/admin\/users"[^>]*><span><span aria-hidden="true">← <\/span>All users<\/span><\/a><div class="row"><h1>Ada<\/h1><span class="badge">/,
  );
});

test("a dialog is open without scripts and named by its title", () => {
  expect(
    html(
      <Dialog id="welcome" title="Welcome">
        x
      </Dialog>,
    ),
  ).toMatch(
    /<dialog[^>]* id="welcome" open="" aria-labelledby="welcome-title"><h2 id="welcome-title">Welcome/,
  );
});

test("the other components render their props", () => {
  const page = html(
    <>
      <Heading title="Users" lead="Who has an account" actions={<Button>New</Button>} />
      <FormSection number={1} title="The job">
        x
      </FormSection>
      <Card striped>
        <Tiles>
          <Tile label="Left" value="2" note="of 3" />
        </Tiles>
      </Card>
      <EmptyState title="No documents yet" action={<ButtonLink href="/generate">Create Document</ButtonLink>}>
        Start here.
      </EmptyState>
      <ConfirmPanel
        title="Delete?"
        confirm={<Button kind="danger">Delete</Button>}
        cancel={<ButtonLink href="/documents">Keep it</ButtonLink>}
      >
        Gone for good.
      </ConfirmPanel>
      <DocumentList>
        <DocumentRow
          type="Resume"
          jobTitle="Nurse"
          companyName="Aminu Clinic"
          href="/edit/1"
          date={{ iso: "2026-11-21", text: "Today" }}
        />
      </DocumentList>
      <DocumentView title="Resume">
        <DocumentLine start={<b>Nurse</b>} end="2024" />
      </DocumentView>
      <Disclosure summary="More" group="faq">
        Much more
      </Disclosure>
      <RedirectNotice title="Redirecting to login" href="/login" linkText="Go now" />
      <Progress id="strength" label="Good" value={80} />
      <DefinitionList rows={[{ term: "Plan", value: "JJC" }]} />
      <Pager page={1} pages={2} nextHref="?page=2" />
      <ConversationView
        messages={[
          {
            id: "1",
            from: "me",
            text: "Good evening\nHelp",
            time: { iso: "2026-11-21T18:00Z", text: "19:00" },
          },
        ]}
      />
    </>,
  );
  for (const piece of [
    'class="card stack stripes"',
    "<dt>Left</dt>",
    '<form class="card confirm stack" method="post">',
    '<time dateTime="2026-11-21">',
    '<details class="disclosure" name="faq">',
    'value="80" max="100"',
    "<p>Good evening</p><p>Help</p>",
    "Page 1 of 2",
  ]) {
    expect(page).toContain(piece);
  }
  expect(page).not.toContain("Previous");
});
