import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const asked = (text: string) =>
  (
    readAdvert(`Oak Mill Ltd needs a Kiln Operator in Bida.\n${text}`, { today: "2026-11-30" }).howToApply
      .statements ?? []
  ).map((own) => own.text);

test.each([
  [
    "a number of identity in a row of particulars",
    "CV to a@oak.ng. In the mail, indicate your NIN, your years at a kiln and your notice period.",
    ["your NIN", "your years at a kiln", "your notice period"],
  ],
  [
    "a sentence without a verb that goes on with what must be stated",
    "CV to a@oak.ng. The letter must state your age. Names of two (2) referees, one of whom must be a potter.",
    ["your age", "Names of two (2) referees, one of whom must be a potter"],
  ],
  [
    "two things in one line of a list",
    "CV to a@oak.ng. In your note tell us:\n1. current weekly net and expected weekly net\n2. notice period",
    ["current weekly net", "expected weekly net", "notice period"],
  ],
  [
    "lines of a list that begin with Q",
    "CV to a@oak.ng. In the letter please answer these:\nQ1. Tell us about one kiln you rebuilt and how.\nQ2. How many kilns did you fire last month?\nQ3. What is your notice period?",
    [
      "about one kiln you rebuilt and how",
      "How many kilns did you fire last month",
      "What is your notice period",
    ],
  ],
  [
    "a list behind what is done with letters that leave it out",
    "CV to a@oak.ng. Letters in which the following are not stated will be put aside: the largest kiln you have fired; notice period.",
    ["the largest kiln you have fired", "notice period"],
  ],
  [
    "one question behind what is done with letters without an answer",
    "CV to a@oak.ng. Applications without an answer to this question will not be passed on: are you at ease with fire?",
    ["are you at ease with fire"],
  ],
  [
    "things before the place where they stand",
    "Letters to a@oak.ng. The name of your last foreman, with a number at which he can be reached, is to be given at the foot of the letter.",
    ["The name of your last foreman, with a number at which he can be reached"],
  ],
  [
    "somebody who shall so declare",
    "CV to a@oak.ng. An operator who has ever been suspended shall so declare.",
    ["An operator who has ever been suspended"],
  ],
  [
    "a length that ends in a comma above a list",
    "CV to a@oak.ng. Tell us, in 80 words or fewer,\n– the last kiln that failed you\n– whether you can work at night",
    ["the last kiln that failed you", "whether you can work at night"],
  ],
  [
    "a place in the mail before a verb of giving",
    "CV to a@oak.ng. Somewhere in the mail, put the price of a bag of clay.",
    ["the price of a bag of clay"],
  ],
  [
    "numbered questions below a line that says how to answer",
    "Write to a@oak.ng and answer in the mail body by number (don't attach a file, we read on phone):\n1) Which kiln?\n2) How many pots in your best week?",
    ["Which kiln", "How many pots in your best week"],
  ],
  [
    "a whole sentence in capitals",
    "STATE INSIDE THE LETTER IF YOU HAVE WORKED IN ANY POTTERY BEFORE. LETTERS TO 4 MILL ROAD, BIDA.",
    ["IF YOU HAVE WORKED IN ANY POTTERY BEFORE"],
  ],
  [
    "State and Local Government Area of origin as one thing",
    "The CV shall show, in this order: date of birth; State and Local Government Area of origin; number of children. It goes to a@oak.ng.",
    ["date of birth", "State and Local Government Area of origin", "number of children"],
  ],
  [
    "nothing where nobody shall state it",
    "CV to a@oak.ng. Salary is fixed, therefore nobody should state expected salary.",
    [],
  ],
  [
    "lines without marks below a colon",
    "To apply: send a text to 0803 555 0101 with these details:\nAge\nMarital status\nLargest kiln you have fired\nWhen you can resume\nNo calls.",
    ["Age", "Marital status", "Largest kiln you have fired", "When you can resume"],
  ],
  [
    "a list below what must be indicated on a letter",
    "Letters to the Bursar, Box 7, Bida. The following information must be clearly indicated on the top right corner of the letter:\n- Guild number\n- Year of apprenticeship",
    ["Guild number", "Year of apprenticeship"],
  ],
  [
    "a row behind a chat's first words",
    "Send WhatsApp message to 0803 555 0101 with the word KILN BIDA then your FULL NAME, AGE, LAST KILN & WHY YOU LEAVE, and WHEN YOU FIT START.",
    ["AGE", "LAST KILN & WHY YOU LEAVE", "WHEN YOU FIT START"],
  ],
  [
    "whether one needs something, in a row",
    "CV to a@oak.ng. State in your letter: your last salary, if you need a room, and how soon you can start.",
    ["your last salary", "if you need a room", "how soon you can start"],
  ],
  [
    "an order that a resume follows",
    "How to apply\nPapers to the Bursar, Box 7, Bida. The Curriculum Vitae should show the following order: Full name (surname first), Post desired, Nationality, and Hobbies.",
    ["Full name (surname first)", "Post desired", "Nationality", "Hobbies"],
  ],
  [
    "a number in brackets that the letter quotes",
    "Upload a copy on https://oak.example (Form number generated must be quoted in the letter).",
    ["Form number generated"],
  ],
  [
    "a date and the numbers of referees",
    "CV to a@oak.ng. The letter must state: expected pay, earliest resumption date, and phone numbers of two referees who fired with you.",
    ["expected pay", "earliest resumption date", "phone numbers of two referees who fired with you"],
  ],
  [
    "referees with the one that must be among them",
    "CV to a@oak.ng. State your notice period and provide two referees, including your present foreman; we do not accept relatives.",
    ["your notice period", "two referees, including your present foreman"],
  ],
  [
    "what is confirmed, with an ampersand",
    "CV to a@oak.ng. Applicants must confirm in the letter that they have read the mill's Fire & Dust rules.",
    ["that they have read the mill's Fire & Dust rules"],
  ],
  [
    "a thing that the reader would name",
    "CV to a@oak.ng. In your mail tell us your rate. Then name one glaze you would drop.",
    ["your rate", "one glaze you would drop"],
  ],
  [
    "what stands behind an address below the duties",
    "Duties: load the kiln, state the heat to the foreman.\nCV to a@oak.ng.\nIn the mail, briefly explain why you want to fire kilns, and say how you get to Bida.",
    ["why you want to fire kilns", "how you get to Bida"],
  ],
  [
    "a numbered list in French",
    "CV à a@oak.ng. Merci d'indiquer dans la lettre :\n1. le nombre d'années au four et les fours connus ;\n2. votre préavis.",
    ["le nombre d'années au four", "les fours connus", "votre préavis"],
  ],
  ["two facts behind the name", "Just WhatsApp your name, age and area to 0803 555 0101.", ["age", "area"]],
  [
    "a bracket that explains within a row",
    "Write to a@oak.ng: state the worst firing you saw (we want to hear what you did), and whether your family comes along; estimates are fine.",
    ["the worst firing you saw (we want to hear what you did)", "whether your family comes along"],
  ],
  [
    "what is written in a mail",
    "CV to a@oak.ng. Your guild number, its expiry date and the kiln that you know best must be written in the mail.",
    ["Your guild number, its expiry date", "the kiln that you know best"],
  ],
  [
    "the body of a mail as a label",
    "CV to a@oak.ng. Body of your mail: the glaze you like best and its price last year.",
    ["the glaze you like best and its price last year"],
  ],
  [
    "a list below a length without a colon",
    "CV to a@oak.ng. In not more than ten sentences let us know\n• the number of kilns in your biggest yard\n• your current take-home",
    ["the number of kilns in your biggest yard", "your current take-home"],
  ],
  [
    "what also is to be included",
    "Letters to a@oak.ng. Also to be included: the name of a potter who knows you, and your expectation in terms of pay.",
    ["the name of a potter who knows you", "your expectation in terms of pay"],
  ],
])("%s", (_, text, things) => {
  expect(asked(text)).toEqual(things);
});

test.each([
  "CV to a@oak.ng.\nSafety tips\nDo not make any payment without confirming with the Customer Care Team.",
  "CV to a@oak.ng. Never pay anybody before confirming that the mill is real.",
  "CV to a@oak.ng. Say hi to Bala.",
  "CV to a@oak.ng.\nShare: f in X WhatsApp",
  "CV to a@oak.ng. Bond forms will be given to successful persons only.",
  "CV to a@oak.ng. Applicants will be asked about their faith at the interview.",
  "CV to a@oak.ng. Mails without answers go straight to the bin.",
  "CV to a@oak.ng. Your duties include telling customers' drivers about loading hours.",
  "Confirm your place at once: send your NIN to a@oak.ng.",
  "Give your NIN, BVN and account number to Mr Bala on 0803 555 0101.",
  "The following hands are urgently needed:\n1) Kiln Setter - SSCE\n2) Glazer - OND",
])("nothing is to be stated: %s", (text) => {
  expect(asked(text)).toEqual([]);
});
