/** What the start page says besides what it shows. */
export const FEATURES = [
  {
    title: "Nothing invented",
    text: "Every sentence stands on a line of your own resume. What you did not do is never claimed.",
  },
  {
    title: "Read by machines",
    text: "Each PDF and Word file is read back before you get it: your name, your phone, every job, in order.",
  },
  {
    title: "A bad network loses nothing",
    text: "Close the page or lose the signal. Your documents wait, and nothing is charged twice.",
  },
  {
    title: "No resume yet?",
    text: "Answer six questions. We lay out what you have and leave the rest as blanks for you to fill.",
  },
  {
    title: "Made for here",
    text: "NYSC, SIWES, O-levels, HND and class of degree stand where Nigerian employers look.",
  },
  {
    title: "Light on data",
    text: "Pages of a few kilobytes. They work with scripts off, on a small screen and an old phone.",
  },
];

export const STEPS = [
  {
    title: "Paste the advert",
    text: "From a website, an email or WhatsApp. We say what it asks for, and if it smells of a scam.",
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
      "No. Each sentence is checked against your own lines before you see it: numbers, employers, titles, dates, skills, certificates. What does not hold is taken out, and your own line stands.",
  },
  {
    question: "Do I need a resume?",
    answer:
      "No. Six answers are enough for a start. What you do not tell us stays as a visible blank for you to fill.",
  },
  {
    question: "What does it cost?",
    answer:
      "{trial} free for 7 days, without a card. After that {plans}. A plan lasts 30 days from payment and never renews by itself.",
  },
  {
    question: "How can I pay?",
    answer:
      "By card, bank transfer, your bank's app or USSD, on Paystack's own page. We never see your card number.",
  },
  {
    question: "What if my network drops?",
    answer:
      "The work goes on here, and your documents wait for you. A credit is used only when a document was delivered.",
  },
  {
    question: "Who reads my resume?",
    answer:
      "Our built-in writer works on our own server. If an AI provider is to write, we name it and its country, and ask you first. Phone, email and address never leave our server.",
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
