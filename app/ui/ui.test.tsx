import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { transformSync } from "esbuild";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Brand } from "./brand";
import { Button, ButtonLink } from "./button";
import { Badge, Card, ConfirmPanel, EmptyState, Tile, Tiles } from "./card";
import { BarChart, LineChart } from "./chart";
import { Checkbox, ChoiceCard, ChoiceGroup } from "./choice";
import { ColumnChart } from "./column-chart";
import { ConversationView } from "./conversation";
import { Dialog, Disclosure } from "./dialog";
import { DocumentList, DocumentRow } from "./documents";
import { Field, FileField, PasswordField, Select, TextArea } from "./field";
import { Heading, FormSection } from "./heading";
import { KpiCard, ReportTable, KpiTiles } from "./kpis";
import { FilterLinks, Pager } from "./navigation";
import { ErrorSummary, Notice, RedirectNotice } from "./notice";
import { AppLayout, PublicLayout } from "./page";
import { DocumentView, DocumentLine } from "./document-view";
import { Progress, Steps } from "./progress";
import { DefinitionList, Table } from "./table";
import { Stages } from "./stages";

const folder = new URL("./", import.meta.url);
const sheet = readFileSync(new URL("styles.css", folder), "utf8");
const minified = transformSync(sheet, { loader: "css", minify: true }).code;

/** Classes for the JSX of routes, which no component here sets by itself. */
const ROUTE_CLASSES = [
  "stack",
  "stack-wide",
  "stack-section", // things below each other: 16, 32, 64 px
  "row",
  "row-end",
  "apart", // things beside each other; at the end of the line; pushed apart
  "split",
  "pair",
  "cards",
  "cards-4", // two columns from 1024 px; two where they fit; three or four from 800 px
  "hero",
  "big",
  "sticky",
  "plain", // the landing's first part and its title; a bar that stays in sight; a list without marks
  "soft",
  "lead",
  "figure", // quieter, larger, a number that counts
  "source",
  "source-file",
  "source-new", // on the generate form: shows the part that the chosen radio button is about
  "photo", // an avatar in its large size
  "toasts", // where scripts say something over the page
  "preview", // the frame that shows a saved document
];

// Fields

test("a field's label, hint and errors are tied to its input", () => {
  const page = html(
    <Field
      id="mail"
      name="email"
      label="Email"
      hint="Where we write to"
      errors={["Invalid email address"]}
      defaultValue="ada@"
    />,
  );
  expect(page).toContain('<label for="mail">');
  expect(page).toMatch(
    /<input[^>]* id="mail"[^>]* aria-describedby="mail-hint mail-error" aria-invalid="true"/,
  );
  expect(page).toContain('id="mail-hint"');
  expect(page).toMatch(/id="mail-error"><span class="hidden-text">Error: <\/span>Invalid email address</);
  expect(page).toContain('value="ada@"');
});

test("a field without hint and errors points at nothing", () => {
  const page = html(<Field id="mail" name="email" label="Email" errors={[]} required />);
  expect(page).not.toContain("aria-");
  expect(page).not.toContain("(optional)");
  expect(page).toContain("required");
});

test("a field that may stay empty says so", () => {
  expect(html(<Field id="place" name="place" label="Location" />)).toContain("<span> (optional)</span>");
});

test("every kind of field carries the same wiring", () => {
  const props = { id: "x", name: "x", label: "X", errors: ["No."] };
  const kinds = [
    <Field key="a" {...props} />,
    <TextArea key="b" {...props} />,
    <Select key="c" {...props}>
      <option>1</option>
    </Select>,
    <FileField key="d" {...props} />,
    <PasswordField key="e" {...props} />,
  ];
  for (const page of kinds.map(html))
    expect(page).toMatch(/<(input|textarea|select)[^>]* aria-describedby="x-error" aria-invalid="true"/);
});

test("what a person typed is escaped wherever it comes back", () => {
  const bad = `"><script>alert(1)</script>`;
  const page = html(
    <>
      <Field id="a" name="a" label="A" defaultValue={bad} errors={[bad]} />
      <TextArea id="b" name="b" label="B" defaultValue={bad} />
      <ErrorSummary errors={[{ fieldId: "a", text: bad }]} />
      <Notice kind="stop">{bad}</Notice>
    </>,
  );
  expect(page).not.toContain("<script");
  expect(page.match(/&lt;script&gt;/g)).toHaveLength(5);
});

test("a password field is a password field whatever it is given, and its button waits for a script", () => {
  const page = html(<PasswordField id="p" name="password" label="Password" autoComplete="new-password" />);
  expect(page).toContain('type="password"');
  expect(page).toContain('<button type="button" class="button" hidden="" data-shows="p">');
  expect(page).not.toContain("value=");
});

test("choices have their words inside their labels, and a group its question", () => {
  const page = html(
    <ChoiceGroup id="letter" legend="What to make" errors={["Please select at least one option to generate"]}>
      <ChoiceCard type="checkbox" id="letter" name="letter" label="Cover Letter" />
      <Checkbox id="mails" name="mails" label="Email Notifications" errors={["Say yes or no"]} />
    </ChoiceGroup>,
  );
  expect(page).toMatch(/<fieldset[^>]* aria-describedby="letter-error"><legend>What to make<\/legend>/);
  expect(page).toMatch(
    /<label[^>]*><input id="letter" name="letter" type="checkbox"\/><span><b>Cover Letter/,
  );
  expect(page).toMatch(/<input id="mails"[^>]* aria-describedby="mails-error" aria-invalid="true"/);
});

test("the list of errors links to each field, and is not there without errors", () => {
  expect(html(<ErrorSummary errors={[]} />)).toBe("");
  const page = html(<ErrorSummary errors={[{ fieldId: "mail", text: "Invalid email address" }]} />);
  expect(page).toContain('role="alert"');
  expect(page).toContain('<a href="#mail">Invalid email address</a>');
});

// Pages

const hrefs = { dashboard: "/dashboard", documents: "/documents", admin: "/admin", profile: "/profile" };
const own = {
  siteName: "Oya Apply",
  hrefs,
  user: { firstName: "Ada", initials: "AO", plan: "Free Trial" },
  credits: "3 credits",
  logoutAction: "/logout",
};

test("the navigation links only to what exists, and to Admin only for admins", () => {
  const page = html(
    <AppLayout {...own} path="/dashboard">
      x
    </AppLayout>,
  );
  expect(page).toContain('href="/documents"');
  expect(page).not.toContain("Generate");
  expect(page).not.toContain("/admin");
  expect(
    html(
      <AppLayout {...own} path="/dashboard" isAdmin>
        x
      </AppLayout>,
    ),
  ).toContain('href="/admin"');
});

test("the current page is marked, also from a page under it", () => {
  for (const path of ["/documents", "/documents/d1/delete"]) {
    const page = html(
      <AppLayout {...own} path={path}>
        x
      </AppLayout>,
    );
    expect(page).toContain('<a href="/documents" aria-current="page">');
    expect(page).toContain('<a href="/dashboard">');
  }
});

test("logging out is a form that posts", () => {
  const page = html(
    <AppLayout {...own} path="/" logoutFields={<input type="hidden" name="token" value="t" />}>
      x
    </AppLayout>,
  );
  expect(page).toMatch(
    /<form method="post" action="\/logout"><input type="hidden" name="token" value="t"\/><button/,
  );
});

test("every page begins with a link to its content", () => {
  for (const page of [
    html(
      <AppLayout {...own} path="/">
        x
      </AppLayout>,
    ),
    html(<PublicLayout siteName="Oya Apply">x</PublicLayout>),
  ]) {
    expect(page).toMatch(/^<a class="skip-link" href="#main">/);
    expect(page).toMatch(/<main id="main" tabindex="-1"/);
  }
});

test("the brand is read as one name, and another name is written out", () => {
  expect(html(<Brand name="Oya Apply" href="/" />)).toMatch(
    /aria-label="Oya Apply"><svg[^>]*aria-hidden="true"/,
  );
  expect(html(<Brand name="Jobs Kano" href="/" />)).toContain("<b>Jobs</b><span>Kano</span>");
});

// The rest

test("a button says what it acts on to those who cannot see its row", () => {
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

test("notices say their kind in words and interrupt only for problems", () => {
  expect(html(<Notice kind="stop">No.</Notice>)).toMatch(/role="alert"><b>Problem<\/b>/);
  expect(html(<Notice kind="success">Yes.</Notice>)).toMatch(/role="status"><b>Done<\/b>/);
  expect(html(<Notice kind="care">Look.</Notice>)).not.toContain("role=");
});

test("a stage's state is said, not only drawn", () => {
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

test("a table of a few columns of figures stays one on a phone; any other stacks its rows", () => {
  const rows = [{ key: "1", cells: ["Ada", "1,200", "3"] }];
  const figures = html(
    <Table caption="Sums" columns={["User", { numeric: "Paid" }, { numeric: "Left" }]} rows={rows} />,
  );
  expect(figures).toContain('<table class="table" role="table">');
  expect(figures).toContain('<th scope="col" role="columnheader" class="number">Paid</th>');
  expect(figures).toContain('<td role="cell" data-label="Paid" class="number">1,200</td>');
  expect(
    html(<Table caption="Sums" columns={["User", { numeric: "Paid" }, "Left"]} rows={rows} />),
  ).toContain('class="table stacks"');
});

test("a page begins with the way back, its title and its state", () => {
  const page = html(
    <Heading back={{ href: "/admin/users", label: "All users" }} title="Ada" state={<Badge>Active</Badge>} />,
  );
  expect(page).toMatch(
    /^<header class="heading"><div><a href="\/admin\/users"[^>]*><span><span aria-hidden="true">← <\/span>All users<\/span><\/a><div class="row"><h1>Ada<\/h1><span class="badge">/,
  );
});

test("a bar chart draws each count to scale, says its sums, and lists every figure", () => {
  const page = html(
    <BarChart
      id="calls"
      title="Calls"
      whole="Calls"
      part="Failed"
      step="Hour"
      points={[
        { label: "09:00", whole: 40, part: 10 },
        { label: "10:00", whole: 20, part: 0 },
        { label: "11:00", whole: 0, part: 0 },
      ]}
    />,
  );
  expect(
    [...page.matchAll(/<rect x="[\d.]+%" y="(\d+)" width="[\d.]+%" height="(\d+)"/g)].map(([, y, height]) => [
      Number(y),
      Number(height),
    ]),
  ).toEqual([
    [26, 114],
    [111, 29],
    [83, 57],
  ]);
  expect(page).toContain('role="img" aria-labelledby="calls-title calls-desc"');
  expect(page).toContain('<desc id="calls-desc">Calls: 60, of them failed: 10.</desc>');
  expect(page).toContain('<td role="cell" data-label="Failed" class="number">10</td>');
});

test("a line chart leaves gaps where there is no value, and a chart of nothing draws nothing", () => {
  const chart = (values: (number | undefined)[]) =>
    html(
      <LineChart
        id="t"
        title="Time"
        step="Hour"
        labels={["1", "2", "3", "4"]}
        lines={[{ name: "Median", values }]}
        format={(ms) => `${ms} ms`}
        emptyText="too few"
      />,
    );
  const page = chart([100, 200, undefined, 50]);
  expect(page.match(/<circle/g)).toHaveLength(3);
  expect(page.match(/<line x1="[\d.]+%"/g)).toHaveLength(1);
  expect(page).toContain("Median: 200 ms</text>");
  expect(page).toContain('<desc id="t-desc">Median: 50 ms to 200 ms.</desc>');
  expect(page).toContain('<td role="cell" data-label="Median" class="number">too few</td>');
  expect(chart([undefined, undefined])).not.toContain("NaN");
  expect(
    html(
      <BarChart
        id="e"
        title="Calls"
        whole="Calls"
        part="Failed"
        step="Hour"
        points={[{ label: "1", whole: 0, part: 0 }]}
      />,
    ),
  ).not.toMatch(/NaN|<rect x="[\d.]+%"/);
});

test("each step of a column chart can be focused and says its values; nothing is drawn below nought", () => {
  const page = html(
    <ColumnChart
      id="c"
      title="Use"
      labels={["20 Nov", "21 Nov"]}
      series={[
        { name: "Active users", values: [3, 0] },
        { name: "Sessions", values: [6, -2] },
      ]}
      format={String}
    />,
  );
  expect(
    [...page.matchAll(/<rect class="point" tabindex="0" role="img" aria-label="([^"]*)"/g)].map(
      ([, words]) => words,
    ),
  ).toEqual(["20 Nov: Active users 3, Sessions 6", "21 Nov: Active users 0, Sessions -2"]);
  expect(
    [...page.matchAll(/<rect x="[\d.]+%" y="(\d+)" width="[\d.]+%" height="(\d+)" fill="var/g)].map(
      ([, y, height]) => [Number(y), Number(height)],
    ),
  ).toEqual([
    [83, 57],
    [26, 114],
  ]);
  expect(page).toContain('role="group" aria-labelledby="c-title"');
});

test("a figure says what it counts, and that there is none where there is none", () => {
  const page = html(
    <>
      <KpiTiles kpis={[{ label: "Churn", description: "Who left." }]} />
      <KpiCard label="Users" text="51" note="3 new" href="/users" />
      <ReportTable
        report={{
          id: "s",
          title: "Plans",
          columns: ["Plan", "People"],
          rows: [
            [{ text: "JJC", href: "/jjc" }, 1200],
            [{ text: "Agba", badge: "go" }, 3],
          ],
        }}
        csvHref="/s.csv"
        format={String}
      />
    </>,
  );
  expect(page).toMatch(
    /<dt>Churn<\/dt><dd class="figure"><span class="small soft">Not enough data yet<\/span>/,
  );
  expect(page).toContain('<span class="hidden-text">What “Churn” means</span></summary><p>Who left.</p>');
  expect(page).toContain('<a class="card" href="/users">');
  for (const piece of [
    '<a href="/jjc">JJC</a>',
    '<span class="badge go">Agba</span>',
    "1,200",
    'href="/s.csv"',
    'CSV<span class="hidden-text"> Plans</span>',
  ])
    expect(page).toContain(piece);
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

test("the remaining pieces render what they are given", () => {
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
        <DocumentLine start="Nurse" end="2024" />
      </DocumentView>
      <Disclosure summary="More" group="faq">
        Much more
      </Disclosure>
      <RedirectNotice title="Redirecting to login" href="/login" linkText="Go now" />
      <Progress id="strength" label="Good" value={80} />
      <Steps step={2} of={7} />
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
    'value="2" max="7"',
    "<p>Good evening</p><p>Help</p>",
    "Page 1 of 2",
  ]) {
    expect(page).toContain(piece);
  }
  expect(page).not.toContain("Previous");
});

test("no component sets a style attribute, which the content policy forbids", () => {
  for (const { name, text } of sources()) expect(text, name).not.toMatch(/\bstyle=/);
});

// The sheet

test("the sheet has a rule for every class that is used, and none that nothing uses", () => {
  const code = sources()
    .map(({ text }) => text.replace(/\/\*\*.*?\*\/|\/\/ [^\n]*/gs, ""))
    .join("\n");
  const ruled = [...new Set([...minified.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name))];
  expect(ruled.length).toBeGreaterThan(50);
  const isUsed = (name: string) =>
    ROUTE_CLASSES.includes(name) || new RegExp(`["'\` ]${name}["'\` ]`).test(code);
  expect(ruled.filter((name) => !isUsed(name))).toEqual([]);
  const set = [...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  expect([...set, ...ROUTE_CLASSES].filter((name) => !ruled.includes(name))).toEqual([]);
});

test("the sheet is small enough to stand in every page", () => {
  expect(Buffer.byteLength(minified)).toBeLessThanOrEqual(14 * 1024);
  expect(brotliCompressSync(minified).byteLength).toBeLessThanOrEqual(3.6 * 1024);
});

test("dark is the same by choice and by preference", () => {
  const [, byPreference, byChoice] = blocksOf(":root");
  expect(byPreference).toHaveProperty("ground");
  expect(byChoice).toEqual(byPreference);
});

const TEXT_PAIRS = [
  ["ink", "ground"],
  ["ink", "paper"],
  ["ink", "line"],
  ["ink-soft", "ground"],
  ["ink-soft", "paper"],
  ["ink-soft", "line"],
  ["link", "ground"],
  ["link", "paper"],
  ["go", "ground"],
  ["go", "paper"],
  ["care", "ground"],
  ["care", "paper"],
  ["stop", "ground"],
  ["stop", "paper"],
  ["paper", "stop"],
  ["ground", "ink"],
  ["on-danfo", "danfo"],
] as const;
const EDGE_PAIRS = [
  ["edge", "ground"],
  ["edge", "paper"],
  ["link", "ground"],
  ["link", "paper"],
  ["ink", "ground"],
  ["stop", "paper"],
  ["care", "paper"],
  ["go", "paper"],
] as const;

test.each(["light", "dark"])("every pair of colours that meets in %s passes WCAG AA", (theme) => {
  const colours = coloursOf(theme);
  const ratios = (pairs: typeof TEXT_PAIRS | typeof EDGE_PAIRS) =>
    pairs.map(([front, back]) => ({
      pair: `${front} on ${back}`,
      ratio: contrast(colours[front], colours[back]),
    }));
  expect(ratios(TEXT_PAIRS).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  expect(ratios(EDGE_PAIRS).filter(({ ratio }) => ratio < 3)).toEqual([]);
});

function html(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

function sources(): { name: string; text: string }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));
  return names.map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}

/** The custom properties of each rule whose selector begins so, in the order of the sheet. */
function blocksOf(selector: string): Record<string, string>[] {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = ""]) =>
    head.trim().startsWith(selector),
  );
  return rules.map(([, , body = ""]) =>
    Object.fromEntries(
      [...body.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
  );
}

function coloursOf(theme: string): Record<string, string> {
  const [light = {}, dark = {}] = blocksOf(":root");
  return theme === "dark" ? { ...light, ...dark } : light;
}

function contrast(front = "", back = ""): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function luminance(colour: string): number {
  const hex = colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
