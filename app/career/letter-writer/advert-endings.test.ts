import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { salutationFor } from "./index";
const HEADS = {
  en: "Tavora Foods Ltd needs an Accountant in Ikeja.\nRequirements:\n- B.Sc. Accounting\n- Bank reconciliation\n\n",
  fr: "Tavora SARL recrute un comptable à Cotonou.\nProfil :\n- Licence en comptabilité\n- Maîtrise de Sage\n\n",
  de: "Die Tavora GmbH sucht einen Buchhalter in Hamburg.\nAnforderungen:\n- Ausbildung in der Buchhaltung\n- DATEV\n\n",
};

/** Ends of adverts as people write them, by the one who reads them here: the greeting that fits and the reference, if there are. */
const ENDINGS: [keyof typeof HEADS, string, string | undefined, string?][] = [
  [
    "en",
    "Applications to Prof. (Mrs.) Ebun Ladipo, Chairman of the Board, jobs@tavora.ng, quoting TF/AC/4.",
    "Dear Prof (Mrs) Ladipo,",
    "TF/AC/4",
  ],
  ["en", "Apply at https://tavora.ng/jobs. Hiring manager: Mr. Kunle Sanni.", "Dear Mr Sanni,"],
  ["en", "Addressee: The Finance Director. E-mail: jobs@tavora.ng.", "Dear Sir/Madam,"],
  [
    "en",
    "Send CV and letter to Engr. Dr. Obinna Ude, hr@tavora.ng, with TF/22/A on the envelope.",
    "Dear Engr Dr Ude,",
    "TF/22/A",
  ],
  ["en", "Kindly forward your CV to Mrs Amaka Ibe (HR) via jobs@tavora.ng", "Dear Mrs Ibe,"],
  ["en", "All letters should be addressed to The General Manager, P.M.B. 1022, Kaduna.", "Dear Sir/Madam,"],
  ["en", "Contact: Miss Hauwa Bello, 0803 555 0101", "Dear Miss Bello,"],
  ["en", "Interested? Chat Alhaji Bashir Sule on 0802 555 0102 or email jobs@tavora.ng", "Dear Alhaji Sule,"],
  [
    "en",
    "Please apply to: The Head of Human Resources, Tavora Foods Ltd, Oba Akran, Ikeja.",
    "Dear Sir/Madam,",
  ],
  [
    "en",
    "HR contact – Mrs. Ronke Adeoye (jobs@tavora.ng). Closing date: 12 December 2026.",
    "Dear Mrs Adeoye,",
  ],
  [
    "en",
    "Submit by mail to jobs@tavora.ng. Your cover letter should be addressed to Rev. Fr. Peter Agba.",
    "Dear Rev Fr Agba,",
  ],
  [
    "en",
    "CV in one PDF to jobs@tavora.ng. Address it to Ms. Funke Alabi, Head of Finance.",
    "Dear Ms Alabi,",
  ],
  ["en", "For further information ask for Madam Comfort at the front desk.", "Dear Madam Comfort,"],
  ["en", "Signed:\nMr. D. O. Ekpo\nHead, Admin", "Dear Mr Ekpo,"],
  [
    "en",
    "Applications close on 5th December. Write to the Secretary to the Board, Tavora Foods.",
    "Dear Sir/Madam,",
  ],
  ["en", "Send CV to jobs@tavora.ng. Only shortlisted candidates will be contacted.", undefined],
  ["en", "Qualified candidates should email jobs@tavora.ng using Accountant Ikeja as subject.", undefined],
  ["en", "Drop your CV with the security man at our gate, 4 Oba Akran Avenue.", undefined],
  ["en", "CVs to Tavora Foods Ltd, HR Department, jobs@tavora.ng. Ref: TAV-77", undefined, "TAV-77"],
  [
    "en",
    "Recruiter: Barr. (Mrs) Nkem Obi. Mention TF-ACC-9 in your mail to jobs@tavora.ng.",
    "Dear Barr (Mrs) Obi,",
    "TF-ACC-9",
  ],
  ["en", "Send your CV to Ifeoma Nwankwo, Talent Partner, at jobs@tavora.ng.", "Dear Ifeoma Nwankwo,"],
  [
    "en",
    "Method of application: hand-written letters to the Medical Director, Dr. Yusuf Lawal, Tavora Hospital, Jos.",
    "Dear Dr Lawal,",
  ],
  [
    "en",
    "Interested persons should forward their applications to: The Vice Chancellor, Tavora University, PMB 12, Ife.",
    "Dear Sir/Madam,",
  ],
  ["en", "Reply to Captain Femi Adu (rtd), Fleet Manager: fleet@tavora.ng", "Dear Captain Adu,"],
  ["en", "To apply, mail Mrs. T. A. Johnson: johnson@tavora.ng", "Dear Mrs Johnson,"],
  ["en", "You will report to Mr. Sola Peters, the Plant Manager. Send your CV to jobs@tavora.ng.", undefined],
  ["en", "CVs by WhatsApp to Pastor Mike, 0803 555 0190.", "Dear Pastor Mike,"],
  ["en", "Deliver by hand to The Principal, Tavora College, Ring Road, Benin City.", "Dear Sir/Madam,"],
  [
    "en",
    "The application must be addressed to the HR Manager and sent to jobs@tavora.ng.",
    "Dear Sir/Madam,",
  ],
  ["en", "ATTENTION: MRS. ADAORA NWOSU, jobs@tavora.ng", "Dear Mrs Nwosu,"],
  ["en", "Letters open with Dear Dr. Okon. Mail: jobs@tavora.ng", "Dear Dr Okon,"],
  ["en", "Managing Partner: Chief Ladi Thomas. Applications: jobs@tavora.ng", undefined],
  ["fr", "Adressez CV et lettre à Mme Clarisse Hounsou, rh@tavora.bj.", "Madame Hounsou,"],
  [
    "fr",
    "Candidature à l'attention de Monsieur Séverin Dossou, emploi@tavora.bj, objet : Comptable.",
    "Monsieur Dossou,",
  ],
  ["fr", "Dossier à envoyer à Madame la Directrice, BP 120, Cotonou.", "Madame la Directrice,"],
  ["en", "Send CV to Chioma on 0803 555 0133.", "Dear Chioma,"],
  ["en", "Ask for Alhaji at the depot gate, Mile 2.", "Dear Alhaji,"],
  ["en", "Attention: Human Resources. Mail: jobs@tavora.ng", "Dear Sir/Madam,"],
  ["en", "Attn: Tavora Foods, P.O. Box 12, Ikeja. Mail: jobs@tavora.ng", undefined],
  [
    "fr",
    "Lettre à adresser à Madame la Directrice des Ressources Humaines, rh@tavora.bj.",
    "Madame la Directrice des Ressources Humaines,",
  ],
  ["fr", "Contact : M. Koffi Zinsou, 01 97 00 00 00, rh@tavora.bj", "Monsieur Zinsou,"],
  ["fr", "Envoyez votre CV à rh@tavora.bj avant le 5 décembre 2026.", undefined],
  [
    "de",
    "Bitte senden Sie Ihre Unterlagen an Frau Dr. Anke Brandt, jobs@tavora.de.",
    "Sehr geehrte Frau Dr. Brandt,",
  ],
  [
    "de",
    "Ihr Ansprechpartner: Herr Jonas Keller, Tel. 040 555 010, jobs@tavora.de",
    "Sehr geehrter Herr Keller,",
  ],
  [
    "de",
    "Bewerbung an jobs@tavora.de, z. Hd. Frau Petra Voss, Kennziffer 2026-14.",
    "Sehr geehrte Frau Voss,",
    "2026-14",
  ],
  [
    "de",
    "Fragen beantwortet Frau Yilmaz unter 040 555 011. Bewerbung an jobs@tavora.de.",
    "Sehr geehrte Frau Yilmaz,",
  ],
  ["de", "Bewerben Sie sich online unter www.tavora.de/jobs.", undefined],
];

test.each(ENDINGS)("%s: %s", (language, ending, greeting, reference) => {
  const { howToApply } = readAdvert(HEADS[language] + ending, { today: "2026-11-22" });
  expect([salutationFor(howToApply.addressee, language)?.text, howToApply.reference]).toEqual([
    greeting,
    reference,
  ]);
});
