import { randomBytes } from "node:crypto";
import { Document, HeadingLevel, ImageRun, Packer, Paragraph } from "docx";

const made = new Map<string, Promise<Uint8Array>>();

/** An invented job seeker's resume as a DOCX, the way people write them. The same bytes each time, so that it is known when it comes again. */
export function makeResumeDocx(name = "Adaeze Okafor"): Promise<Uint8Array> {
  const file = made.get(name) ?? pack(paragraphsOf(name));
  made.set(name, file);
  return file;
}

/** The same with a picture that nothing makes smaller. */
export async function makeHeavyResume(bytes = 1_200_000): Promise<Uint8Array<ArrayBuffer>> {
  const picture = new ImageRun({
    type: "png",
    data: randomBytes(bytes),
    transformation: { width: 10, height: 10 },
  });
  return pack([...paragraphsOf("Adaeze Okafor"), new Paragraph({ children: [picture] })]);
}

function paragraphsOf(name: string): Paragraph[] {
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  return [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
    new Paragraph("0803 123 4567 | adaeze.okafor@example.com | Ikeja, Lagos"),
    heading("WORK EXPERIENCE"),
    new Paragraph("Accounts Officer, Zenith Foods Ltd, Ikeja"),
    new Paragraph("March 2021 - till date"),
    bullet("Responsible for reconciling 14 bank accounts every month"),
    bullet("Prepare monthly VAT and WHT returns with Sage 50"),
    bullet("Cut the month-end close from 9 days to 4 days"),
    new Paragraph("Account Clerk, Bola and Sons, Lagos"),
    new Paragraph("January 2019 - February 2021"),
    bullet("Posted about 120 invoices a week in QuickBooks"),
    heading("EDUCATION"),
    new Paragraph("B.Sc. Accounting, Second Class Upper, University of Lagos, 2014 - 2018"),
    heading("SKILLS"),
    new Paragraph("Excel, Sage 50, QuickBooks, bank reconciliation"),
  ];
}

async function pack(children: Paragraph[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

export const ADVERT = `Harmattan Logistics is hiring an Accountant in Apapa, Lagos.
We move goods for 200 shops across the South West.
Duties: reconcile bank accounts, prepare VAT and WHT returns, close the books each month.
Requirements: B.Sc. in Accounting, 3 years experience, Excel, Sage 50. Power BI is an advantage.
Send your CV to jobs@harmattan-logistics.example`;

type Wish = {
  key?: string;
  letter?: boolean;
  resume?: boolean;
  file?: Uint8Array;
  fileName?: string;
  more?: Record<string, string>;
};

/** The generate form as a browser sends it: text fields first, then the file. */
export function generationForm({
  key = crypto.randomUUID(),
  letter = true,
  resume = true,
  file,
  fileName = "cv.docx",
  more = {},
}: Wish = {}): FormData {
  const form = new FormData();
  const fields: Record<string, string> = {
    idempotencyKey: key,
    jobDescription: ADVERT,
    jobTitle: "Accountant",
    companyName: "Harmattan Logistics",
    companyLocation: "Apapa, Lagos",
    isCreatingNewResume: "false",
    ...(letter && { generateCoverLetter: "on" }),
    ...(resume && { optimizeResume: "on" }),
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("resume", new Blob([file as BlobPart]), fileName);
  return form;
}
