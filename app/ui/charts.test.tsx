import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { BarChart } from "./bar-chart";
import { LineChart } from "./line-chart";
import { ColumnChart } from "./column-chart";
import { KpiCard, ReportTable, KpiTiles } from "./kpis";

test("a bar chart draws each count to scale, states the sums, and lists every value", () => {
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

test("a line chart leaves gaps without values, and an empty chart draws nothing", () => {
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

test("each step of a column chart is focusable and labelled; nothing is drawn below zero", () => {
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

test("a figure has an explanation, and a text when it has no value", () => {
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
