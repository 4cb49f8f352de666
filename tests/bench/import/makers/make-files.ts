// Makes all files of the exam in one folder. One browser page and one run of LibreOffice serve them all.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import type { Layout } from "../layout";
import type { Sheet } from "../expected-reading";
import { makeHtml, pageEdge } from "./html";
import { makeTypst } from "./typst";
import { makeWord } from "./word";

export type ExamFile = { layout: Layout; person: string; sheet: Sheet; path: string };

const OFFICES = [process.env.SOFFICE_PATH, "/usr/bin/soffice", "/usr/bin/libreoffice"];

const CHROMIUMS = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
/** Files that one run of LibreOffice converts: a slow machine is late with one such part, and not with all. */
const perRun = 40;

/** Writes each file to its path. Answers those that could not be made because LibreOffice is not on this machine. */
export async function makeFiles(files: ExamFile[]): Promise<ExamFile[]> {
  const browser: { open?: Browser; page?: Page } = {};
  for (const file of files) {
    const { layout, sheet, path } = file;
    if (layout.maker === "word") writeFileSync(path, await makeWord(sheet, layout));
    if (layout.maker === "typst") writeFileSync(path, makeTypst(sheet, layout));
    if (layout.maker === "chromium") writeFileSync(path, await printPage(browser, file));
  }
  await browser.open?.close();
  const printed = files.filter(({ layout }) => layout.maker === "libreoffice");
  const saved = files.filter(({ layout }) => layout.maker === "doc");
  const isPrinted = await convertAll(printed, "pdf");
  const isSaved = await convertAll(saved, "doc");
  return [...(isPrinted ? [] : printed), ...(isSaved ? [] : saved)];
}

async function printPage(
  browser: { open?: Browser; page?: Page },
  { layout, sheet }: ExamFile,
): Promise<Buffer> {
  browser.open ??= await chromium.launch({
    executablePath: CHROMIUMS.find((path) => path && existsSync(path)),
    args: ["--no-sandbox"],
  });
  browser.page ??= await browser.open.newPage();
  await browser.page.setContent(makeHtml(sheet, layout));
  const { pageHead, pageFoot } = layout.look;
  return browser.page.pdf({
    format: "A4",
    printBackground: true,
    margin: { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" },
    displayHeaderFooter: Boolean(pageHead ?? pageFoot),
    headerTemplate: pageEdge(pageHead, sheet.name),
    footerTemplate: pageEdge(pageFoot, sheet.name),
  });
}

async function convertAll(files: ExamFile[], to: "pdf" | "doc"): Promise<boolean> {
  if (files.length === 0) return true;
  const office = OFFICES.find((path) => path && existsSync(path));
  if (!office) return false;
  const [first] = files;
  const folder = join(first ? first.path : ".", "..");
  const work = join(folder, "office");
  mkdirSync(work, { recursive: true });
  const sources: string[] = [];
  for (const { path, sheet, layout } of files) {
    const source = path.replace(/\.(?:pdf|doc)$/, ".docx");
    writeFileSync(source, await makeWord(sheet, layout));
    sources.push(source);
  }
  const profile = `-env:UserInstallation=file://${work}`;
  for (let from = 0; from < sources.length; from += perRun)
    execFileSync(
      office,
      [profile, "--headless", "--convert-to", to, "--outdir", folder, ...sources.slice(from, from + perRun)],
      { stdio: "ignore", timeout: 240_000 },
    );
  return true;
}
