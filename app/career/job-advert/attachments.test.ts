import { expect, test } from "vitest";
import { papersIn } from "./attachments";

// Each line is in words of no labelled advert.
test.each([
  ["Send your CV and a link to a garden you planted to a@b.ng", ["resume", "link to a garden"]],
  ["Apply with links to three podcasts, a@b.ng", ["links to three podcasts"]],
  ["CV and seven photographs of your pots to a@b.ng", ["resume", "portfolio"]],
  ["Send a short video of a weld in progress", ["video"]],
  ["Attach your CV and a letter from your village head", ["resume", "letter from your village head"]],
  [
    "Technical and financial proposals and the CV of the leader to a@b.ng",
    ["resume", "technical proposal", "financial proposal"],
  ],
  ["Attach CV, kiln log and a costed plan", ["resume", "kiln log", "costed plan"]],
  ["Apply in writing to the Bursar", ["application letter"]],
  ["Send CV to a@b.ng, in the body of the mail state your age", ["resume"]],
  ["Send your CV (PDF) and a short cover note (in the body of the mail) to a@b.ng", ["resume"]],
  ["Paste your CV in the body of the mail", []],
  ["Send CV and the names, positions and emails of two referees", ["resume", "references"]],
  ["WhatsApp voice note to 08035550171", ["voice note"]],
  ["Record a 2-minute voice note and send it with your CV", ["resume", "voice note"]],
  ["Send CV and contact details of two former referees", ["resume", "references"]],
  ["Send CV and the imam's letter", ["resume", "letter from the imam"]],
  [
    "Copies of BOSIET and trade certificates and CV to a@b.ng",
    ["resume", "BOSIET certificate", "certificates"],
  ],
  ["Send your CV only. No attachments of certificates please", ["resume"]],
  ["Applications in a sealed envelope, with CV, to 5 Gana Lane", ["application letter", "resume"]],
  ["Five copies of the application with CV to the Bursar", ["application letter", "resume"]],
  ["Come with your passport and a picture of your union card", ["passport photograph", "union card"]],
])("papers of: %s", (line, papers) => {
  expect(papersIn(line).toSorted()).toEqual(papers.toSorted());
});

test.each([
  "He must be ready to resume on Monday",
  "They will resume 7am daily",
  "Bring originals of your papers when invited",
  "We carry out reference checks",
  "Every offer follows a check of certificates",
  "Please do not send date of birth, photograph or credentials",
  "Candidates should ask their referees to forward references",
  "Your CV was shortlisted",
  "Then report at the yard",
  "Send a clear picture of your ATM card",
])("nothing is sent with: %s", (line) => {
  expect(papersIn(line)).toEqual([]);
});
