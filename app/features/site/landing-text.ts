/** The fixed texts of the start page. */
export const FEATURES = [
  {
    title: "From your own resume",
    text: "Each sentence comes from a line of yours. Check it before you send it.",
  },
  {
    title: "ATS-readable files",
    text: "We check that software can read each PDF and Word file: your name, your phone, every job, in order.",
  },
  {
    title: "Safe on a bad network",
    text: "You can close the page or lose the signal. Your documents are safe, and nothing is charged twice.",
  },
  {
    title: "No resume yet?",
    text: "Answer six questions. We lay out what you have and leave the rest as blanks for you to fill.",
  },
  {
    title: "Made for Nigeria",
    text: "NYSC, SIWES, O-levels, HND and class of degree appear where Nigerian employers look.",
  },
  {
    title: "Light on data",
    text: "Pages are a few kilobytes. They work without scripts, on small screens and old phones.",
  },
];

export const STEPS = [
  {
    title: "Paste the advert",
    text: "From a website, an email or WhatsApp. We show what it asks for, and warn you if it looks like a scam.",
  },
  { title: "Add your resume", text: "PDF, DOC or DOCX. Or type a few details if you have none yet." },
  {
    title: "Read and change it",
    text: "A letter and a resume for this one job. Every word is yours to edit.",
  },
  { title: "Download and apply", text: "PDF and Word, laid out so that people and machines can read them." },
];

export const QUESTIONS = [
  {
    question: "Does it make things up?",
    answer:
      "We check each sentence against your own lines: numbers, employers, titles, dates, skills, certificates. If a sentence does not match, we use your own line. Read it before you send it.",
  },
  {
    question: "Do I need a resume?",
    answer:
      "No. Six answers are enough for a start. What you do not tell us stays as a visible blank for you to fill.",
  },
  {
    question: "What does it cost?",
    answer:
      "{trial} free for 7 days, without a card. After that {plans}. A plan lasts 30 days from payment and never renews automatically. Applications that you buy without a plan never expire.",
  },
  {
    question: "How can I pay?",
    answer:
      "By card, bank transfer, your bank's app or USSD, on Paystack's own page. We never see your card number.",
  },
  {
    question: "What if my network drops?",
    answer:
      "We keep working, and your documents wait for you. A credit is used only when a document is delivered.",
  },
  {
    question: "Who reads my resume?",
    answer:
      "Our built-in writer works on our own server. Before an AI provider writes, we name it and its country, and ask you. Phone, email and address never leave our server.",
  },
  {
    question: "Will I get the job?",
    answer:
      "Nobody can promise that. We show how well your resume answers the advert, what is missing, and what you could add if it is true.",
  },
  {
    question: "Can I delete everything?",
    answer: "Yes, at any time, from your settings. You can take all your documents with you first.",
  },
];
