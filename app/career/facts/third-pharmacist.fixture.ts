import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `GRACE OMOREGIE
Pharmacist
Benin City, Edo State | grace.omoregie@example.com | +234 815 555 0120

PROFESSIONAL SUMMARY
Community pharmacist who has also worked in a hospital dispensary.

WORK EXPERIENCE
Community Pharmacist | Wellspring Pharmacy | Benin City | February 2021 - Present
- Counsel about 60 patients a day on the use of their medicines
- Cut expired stock from ₦1.4 million to ₦350,000 a year by ordering in smaller lots
- Introduced a refill reminder by SMS for 480 patients with hypertension
- Supervise 4 pharmacy technicians
- Gave 900 COVID-19 vaccinations with nurses of the local health centre in 2021
- Report adverse reactions to NAFDAC

Intern Pharmacist | Central Hospital | Warri | November 2018 - October 2019
- Dispensed 120 prescriptions per shift under supervision
- Assisted in a stock audit of 2,300 items
- Did not prepare cytotoxic drugs

EDUCATION
University of Benin, B.Pharm, 2012 - 2018

NYSC
Discharged, 2020

CERTIFICATIONS
Registered Pharmacist (PCN), 2019
WAPCP Fellowship (part one passed)

SKILLS
Patient counselling, Inventory management, Microsoft Excel, Pharmacovigilance

LANGUAGES
Edo (native), English (fluent), Pidgin
`;
const advert = `Chief Pharmacist, Oakridge Hospitals, Abuja
Oakridge Hospitals has 3 sites and 240 beds. The Chief Pharmacist runs a staff of 18 and an annual drug budget of ₦900 million.
- FPCPharm or MBA
- 8 years of hospital practice
- OpenClinica, SAP
- Oncology pharmacy`;

export const pharmacist: HeldOutPerson = {
  trade: "pharmacist",
  resume,
  advert,
  target: { jobTitle: "Chief Pharmacist", companyName: "Oakridge Hospitals" },
  cases: {
    en: {
      good: trueLines(`
0.0 | Each day I advise around 60 patients on how to use their medicines.
0.1 | Ordering in smaller lots cut expired stock from ₦1.4m to ₦350k a year.
0.2 | I set up SMS refill reminders for 480 patients living with hypertension.
0.3 0.5 | I supervise four pharmacy technicians and report adverse reactions to NAFDAC.
0.4 | Working alongside nurses from the local health centre, I gave 900 COVID-19 vaccinations in 2021.
1.0 | During my internship at Central Hospital, Warri, I dispensed 120 prescriptions a shift under supervision.
1.1 | Helped with the audit of a stock of 2,300 items
c0 | I have been registered with the PCN as a pharmacist since 2019.
c1 | I have passed part one of the WAPCP Fellowship.
w0 | For more than five years I have worked as a community pharmacist at Wellspring Pharmacy.
e0 | I trained at the University of Benin, where I took my B.Pharm.
a | Oakridge Hospitals runs three sites, and I would welcome the chance to discuss the post of Chief Pharmacist.
`),
      bad: falseLines(`
number | 0.2 | Introduced a refill reminder by SMS for 840 patients with hypertension
unit | 0.0 | Counsel about 60 patients an hour on the use of their medicines
help | 1.0 | Dispensed 120 prescriptions per shift
negation | 1.2 | Prepared cytotoxic drugs
status | c1 | I hold the WAPCP Fellowship.
escalation | 1.1 | Led a stock audit of 2,300 items
achievement | 0.2 | Introduced a refill reminder by SMS for 480 patients with hypertension, which kept their blood pressure under control
currency | 0.1 | Cut expired stock from $1.4 million to $350,000 a year by ordering in smaller lots
team | 0.3 | Supervise fourteen pharmacy technicians
skill | 0.5 | Report adverse reactions to NAFDAC through OpenClinica
title | 0.0 | As chief pharmacist, I counsel about 60 patients a day.
period | w0 | I have given more than a decade to community pharmacy at Wellspring Pharmacy.
`),
    },
    es: {
      good: trueLines(`
0.0 | Asesoro cada día a unos 60 pacientes sobre el uso de sus medicamentos.
0.1 | Pidiendo lotes más pequeños, reduje las existencias caducadas de 1,4 millones a 350.000 nairas al año.
0.2 | Introduje un recordatorio de reposición por SMS para 480 pacientes con hipertensión.
0.3 | Superviso a cuatro técnicos de farmacia.
0.4 | En 2021 administré 900 vacunas contra la COVID-19 junto con enfermeras del centro de salud local.
0.5 | Notifico las reacciones adversas a la NAFDAC.
1.0 | Dispensé 120 recetas por turno bajo supervisión.
1.1 | Colaboré en una auditoría de existencias de 2.300 artículos.
c0 | Soy farmacéutica registrada en el PCN desde 2019.
c1 | He aprobado la primera parte de la WAPCP Fellowship.
w0 | Trabajo en Wellspring Pharmacy desde febrero de 2021.
a | Les agradecería la oportunidad de hablar sobre el puesto de Chief Pharmacist.
`),
      bad: falseLines(`
number | 1.0 | Dispensé 220 recetas por turno bajo supervisión.
unit | 0.0 | Asesoro cada semana a unos 60 pacientes sobre el uso de sus medicamentos.
help | 1.1 | Realicé una auditoría de existencias de 2.300 artículos.
status | c1 | Soy miembro de pleno derecho de la WAPCP Fellowship.
negation | 1.2 | Preparé medicamentos citotóxicos.
escalation | 0.3 | Dirijo la farmacia y a cuatro técnicos.
employer | 0.0 | En HealthPlus asesoro cada día a unos 60 pacientes.
moved | 0.3 | Superviso a 60 técnicos de farmacia.
ranking | 0.1 | Logré las existencias caducadas más bajas de la región.
cause | 0.1 | Gracias a un software propio, reduje las existencias caducadas de 1,4 millones a 350.000 nairas al año.
certificate | c0 | Soy farmacéutica registrada y tengo un MBA.
scale | 0.2 | Introduje un recordatorio por SMS para todos los pacientes del estado.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je conseille chaque jour une soixantaine de patients sur l'utilisation de leurs médicaments.
0.1 | En commandant par lots plus petits, j'ai ramené les stocks périmés de 1,4 million à 350 000 nairas par an.
0.2 | J'ai mis en place un rappel de renouvellement par SMS pour 480 patients hypertendus.
0.3 | J'encadre quatre préparateurs en pharmacie.
0.4 | En 2021, j'ai effectué 900 vaccinations contre la COVID-19 avec des infirmières du centre de santé local.
0.5 | Je signale les effets indésirables à la NAFDAC.
1.0 | Je délivrais 120 ordonnances par garde sous supervision.
1.1 | J'ai participé à un audit de stock portant sur 2 300 articles.
c0 | Je suis pharmacienne inscrite au PCN depuis 2019.
c1 | J'ai réussi la première partie de la WAPCP Fellowship.
e0 | J'ai obtenu mon B.Pharm à l'University of Benin en 2018.
a | Votre annonce mentionne trois sites et 240 lits.
`),
      bad: falseLines(`
number | 0.4 | En 2021, j'ai effectué 9 000 vaccinations contre la COVID-19 avec des infirmières.
unit | 0.1 | J'ai ramené les stocks périmés de 1,4 million à 350 000 nairas par mois.
help | 1.0 | Je délivrais 120 ordonnances par garde.
help | 0.4 | En 2021, j'ai effectué 900 vaccinations contre la COVID-19.
skill | s0 | Je maîtrise Excel, SAP et la pharmacovigilance.
title | 0.3 | En tant que pharmacienne en chef, j'encadre quatre préparateurs.
date | c0 | Je suis pharmacienne inscrite au PCN depuis 2016.
merged | 1.1 | À la Wellspring Pharmacy, j'ai participé à un audit de stock de 2 300 articles.
praise | 0.0 | Mes patients saluent chaque jour la qualité de mes conseils.
achievement | 0.2 | J'ai mis en place un rappel par SMS pour 480 patients, améliorant leur observance.
negation | 0.5 | Je ne signale pas les effets indésirables à la NAFDAC.
language | l2 | Je parle couramment yoruba.
`),
    },
    de: {
      good: trueLines(`
0.0 | Täglich berate ich etwa 60 Patienten zur Anwendung ihrer Arzneimittel.
0.1 | Durch Bestellungen in kleineren Mengen habe ich die abgelaufenen Bestände von 1,4 Mio. auf 350.000 Naira pro Jahr gesenkt.
0.2 | Für 480 Patienten mit Bluthochdruck führte ich eine SMS-Erinnerung ein.
0.3 | Ich beaufsichtige vier pharmazeutisch-technische Assistenten.
0.4 | 2021 verabreichte ich zusammen mit Pflegekräften des örtlichen Gesundheitszentrums 900 COVID-19-Impfungen.
0.5 | Unerwünschte Wirkungen melde ich der NAFDAC.
1.0 | Als Intern Pharmacist gab ich unter Aufsicht 120 Rezepte pro Schicht aus.
1.1 | Bei einer Bestandsprüfung von 2.300 Artikeln habe ich geholfen.
1.2 | Zytostatika habe ich nicht hergestellt.
c0 | Seit 2019 bin ich beim PCN als Apothekerin registriert.
w0 | Ich arbeite seit Februar 2021 in der Wellspring Pharmacy.
a | Gern würde ich mit Ihnen über die Stelle als Chief Pharmacist sprechen.
`),
      bad: falseLines(`
number | 0.3 | Ich beaufsichtige acht pharmazeutisch-technische Assistenten.
unit | 1.0 | Unter Aufsicht gab ich 120 Rezepte pro Stunde aus.
help | 1.1 | Ich habe eine Bestandsprüfung von 2.300 Artikeln durchgeführt.
negation | 1.2 | Ich habe Zytostatika hergestellt.
status | c1 | Ich bin Fellow des WAPCP.
moved | 0.2 | Für 900 Patienten mit Bluthochdruck führte ich eine SMS-Erinnerung ein.
employer | 0.0 | Bei Bayer berate ich täglich etwa 60 Patienten.
skill | 0.5 | Unerwünschte Wirkungen melde ich der NAFDAC mit OpenClinica.
degree | e0 | Ich habe an der University of Benin promoviert.
scale | 0.0 | Landesweit berate ich täglich etwa 60 Patienten.
years | w0 | Ich habe acht Jahre Erfahrung als Apothekerin.
achievement | 0.2 | Für 480 Patienten führte ich eine SMS-Erinnerung ein und verbesserte so ihre Gesundheit.
`),
    },
  },
};
