export type TutorialStep = { title: string; lines: string[] };

/** The profile step and the steps of the tutorial. */
export const ONBOARDING_STEPS = 7;

/** The steps of the welcome after the profile. `trial` is the allowance of the trial as text. */
export function tutorialSteps(trial: string): TutorialStep[] {
  return [
    {
      title: "Oya, let us go for that job",
      lines: [
        "You bring a job advert and your resume. Seconds later you have a letter and a resume made for that job.",
        "Each sentence comes from what you told us. Check it before you send it.",
      ],
    },
    {
      title: "Optimised for the advert",
      lines: [
        "We read what the advert asks for, and put your matching experience first.",
        "The built-in writer does this without AI. It never adds a skill or a job that you do not have.",
      ],
    },
    {
      title: "Upload or create a resume",
      lines: [
        "Upload a PDF, DOC or DOCX of up to 10 MB. We read the text and do not store the file.",
        "No resume yet? Answer a few questions, and we make one from your answers.",
      ],
    },
    {
      title: "Generate a document",
      lines: [
        "Paste the whole advert. WhatsApp adverts work too. We warn you if it looks like a scam.",
        "You can close the page while we work. You find the result under Documents.",
      ],
    },
    {
      title: "Download and send",
      lines: [
        "Each document comes as PDF and as Word (DOCX). We check every file before you get it.",
        "Read it yourself first. You can edit every word. Your data download includes earlier versions.",
      ],
    },
    {
      title: "Your plan",
      lines: [
        `Your free trial: ${trial}, 7 days, no card.`,
        "A credit is used only when a document is delivered. See what is left under Subscription.",
      ],
    },
  ];
}
