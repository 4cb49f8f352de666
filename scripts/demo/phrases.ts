import type { Weighted } from "./random";

/** Browsers of users: mostly cheap phones. */
export const BROWSERS: Weighted<string> = [
  [
    "Mozilla/5.0 (Linux; Android 13; TECNO BF7n) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36",
    26,
  ],
  [
    "Mozilla/5.0 (Linux; Android 12; Infinix X6516) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    20,
  ],
  [
    "Mozilla/5.0 (Linux; Android 11; itel A60s) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36",
    12,
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    12,
  ],
  ["Opera/9.80 (Android; Opera Mini/78.0/191.326; U; en) Presto/2.12.423 Version/12.16", 6],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    9,
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36",
    15,
  ],
];

/** Refusal messages of banks. */
export const REFUSALS: Weighted<string> = [
  ["Insufficient funds", 46],
  ["Declined by the bank", 22],
  ["Incorrect PIN", 12],
  ["Transaction timed out", 12],
  ["Card not enabled for online payments", 8],
];

/** Questions to support, and their answers. */
export const CONVERSATIONS: { ask: string; answer: string; thanks?: string }[] = [
  {
    ask: "Good morning. I paid by transfer and the plan is not showing yet.",
    answer:
      "Good morning. Your transfer has arrived now and the plan is active. Transfers can take a few minutes on busy days.",
    thanks: "I have seen it. Thank you!",
  },
  {
    ask: "Please how do I change my phone number on the resume?",
    answer:
      "Open the document under My Documents, choose Edit and change the second line. Save, then download it again.",
    thanks: "E don work. God bless.",
  },
  {
    ask: "My NYSC year is not on the resume. I am still serving.",
    answer:
      "Write “NYSC: serving, ” and the state on a line of its own in the resume and save. It will then stand under your education.",
  },
  {
    ask: "Can I get one for a company in Ghana?",
    answer: "Yes. Paste the advert as it is; the place of the company comes from it.",
    thanks: "Okay, thanks.",
  },
  {
    ask: "I was debited twice o. Please check.",
    answer:
      "I can see one payment that arrived and one that your bank turned back. The second comes back to your account within 24 hours. If it does not, write here and we look again.",
    thanks: "Alright. I will wait.",
  },
  {
    ask: "Is the PDF okay for the GTBank portal?",
    answer:
      "Yes, it is text and not a picture, so portals can read it. The page shows you what their computer sees.",
  },
  {
    ask: "How many cover letters remain for me?",
    answer: "Your dashboard shows it at the top. What you have not used stays yours when you renew.",
  },
  {
    ask: "Pls I want to cancel, I have gotten a job",
    answer:
      "Congratulations! Nothing is charged by itself, so you need do nothing. To be sure, choose Cancel on the subscription page.",
    thanks: "Thank you so much for your help",
  },
  {
    ask: "The letter says 5 years but it's 6 years I have",
    answer:
      "Thank you for telling us. Add the first month of your present post in the resume; the years are counted from it.",
    thanks: "Done. It's correct now.",
  },
  {
    ask: "Do you people have office in Abuja?",
    answer: "We are online only for now. Ask anything here and we answer.",
  },
];

/** Reasons of staff for a refund. */
export const REFUND_REASONS = [
  "asked within 7 days, nothing used",
  "paid for the wrong plan",
  "found a job the same day",
  "paid by mistake, asked at once",
];

/** Reasons of staff for reading a user's documents. */
export const READING_REASONS = [
  "asked support why the letter left out a job",
  "reported a wrong date in the resume",
  "asked us to look at the order of the sections",
];
