import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `Folake Adeyemi
Bank Teller
Ibadan, Oyo State, Nigeria | +234 813 555 0102 | folake.adeyemi@example.com

PROFILE
Teller with careful cash habits and three years in a busy branch.

EMPLOYMENT HISTORY

Teller | Crestline Bank Plc | Ibadan | June 2022 - Present
- Process about 150 cash transactions a day
- Balanced the till without a difference for 18 months
- Signed up 240 customers to mobile banking in the third quarter of 2023
- Accept foreign currency deposits of up to $10,000
- Trained 3 new tellers on Finacle
- Helped the branch service manager to cut the average queue time from 35 to 20 minutes

Customer Care Representative | Vocalis Contact Centre Limited | Lagos | 2019 - 2022
- Answered 70 calls per day for a telecoms client
- Kept a satisfaction score of 4.6 out of 5
- Resolved 82% of complaints on the first call

EDUCATION
The Polytechnic, Ibadan, OND Banking and Finance, Upper Credit, 2016 - 2018
Ladoke Akintola University of Technology, B.Sc. Accounting (in view)

CERTIFICATIONS
CIBN (student member)

SKILLS
Finacle, Microsoft Excel, Cash handling, Fraud awareness

LANGUAGES
Yoruba (native), English (fluent), Hausa (basic)

NYSC
Not yet
`;
const advert = `Head Teller, Palmgrove Microfinance Bank, Abeokuta
Palmgrove Microfinance Bank is hiring a Head Teller to supervise 7 tellers and a vault of ₦250 million.
- B.Sc or HND in a numerate course
- 4 years of cash operations
- Flexcube, AML certification (CAMS)
- ICAN or ACIB is an added advantage
- Must be able to speak Hausa`;

export const teller: HeldOutPerson = {
  trade: "bank teller",
  resume,
  advert,
  target: { jobTitle: "Head Teller", companyName: "Palmgrove Microfinance Bank" },
  cases: {
    en: {
      good: trueLines(`
0.0 0.1 | I process about 150 cash transactions every day and have balanced my till for 18 months without a difference.
0.2 | In Q3 2023 I signed 240 customers up to mobile banking.
0.3 | Accept deposits in foreign currency up to US$10,000
0.4 | I have trained three new tellers to use Finacle.
0.5 | Supported the branch service manager in reducing average queue time from 35 minutes to 20 minutes
1.0 1.1 | At Vocalis Contact Centre I answered seventy calls a day for a telecoms client and kept a satisfaction score of 4.6/5.
a 0.1 | You ask for someone who can be trusted with cash; my till balanced for 18 months without a difference.
e1 | I am currently studying for a B.Sc. in Accounting at LAUTECH.
`),
      bad: falseLines(`
number | 0.0 | I process about 250 cash transactions every day.
status | e1 | I have a B.Sc. in Accounting from Ladoke Akintola University of Technology.
help | 0.5 | Cut the average queue time from 35 to 20 minutes
currency | 0.3 | Accept foreign currency deposits of up to €10,000
status | c0 | I am a member of the CIBN.
moved | 1.0 | Answered 150 calls per day for a telecoms client
language | l2 | I am fluent in Hausa, as your advert requires.
achievement | 0.4 | Trained 3 new tellers on Finacle, improving service quality in the branch
`),
    },
    es: {
      good: trueLines(`
0.0 | Proceso unas 150 transacciones en efectivo al día.
0.1 | Cuadré la caja sin diferencias durante 18 meses.
0.2 | En el tercer trimestre de 2023 di de alta a 240 clientes en la banca móvil.
0.3 | Acepto depósitos en divisas de hasta 10.000 dólares.
0.4 | He formado a tres nuevos cajeros en Finacle.
0.5 | Ayudé a la responsable de servicio de la sucursal a reducir el tiempo medio de espera de 35 a 20 minutos.
1.2 | Resolví el 82 % de las quejas en la primera llamada.
l2 | Tengo conocimientos básicos de hausa.
`),
      bad: falseLines(`
number | 1.2 | Resolví el 92 % de las quejas en la primera llamada.
unit | 0.5 | Ayudé a reducir el tiempo medio de espera de 35 a 20 segundos.
currency | 0.3 | Acepto depósitos de hasta 10.000 euros.
help | 0.5 | Reduje el tiempo medio de espera de 35 a 20 minutos.
language | l2 | Hablo hausa con fluidez.
skill | 0.4 | He formado a tres nuevos cajeros en Flexcube.
status | e1 | Soy licenciada en Contabilidad por la Ladoke Akintola University of Technology.
negation | 0.1 | Cuadré la caja con diferencias durante 18 meses.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je traite environ 150 opérations en espèces par jour.
0.1 | Ma caisse a été équilibrée sans aucun écart pendant 18 mois.
0.2 | Au troisième trimestre 2023, j'ai inscrit 240 clients à la banque mobile.
0.4 | J'ai formé trois nouveaux caissiers à Finacle.
0.5 | J'ai aidé la responsable du service de l'agence à réduire l'attente moyenne de 35 à 20 minutes.
1.0 | Je répondais à 70 appels par jour pour un client des télécommunications.
1.1 | J'ai maintenu une note de satisfaction de 4,6 sur 5.
e1 | Je prépare actuellement un B.Sc. en comptabilité.
`),
      bad: falseLines(`
number | 1.1 | J'ai maintenu une note de satisfaction de 4,9 sur 5.
escalation | 0.4 | Je dirige trois nouveaux caissiers sur Finacle.
status | c0 | Je suis membre de la CIBN.
employer | 0.0 | Chez Zenith Bank, je traite environ 150 opérations en espèces par jour.
scale | 0.2 | Au troisième trimestre 2023, j'ai inscrit 240 clients à la banque mobile dans toutes les agences du pays.
date | 0.2 | Au premier trimestre 2023, j'ai inscrit 240 clients à la banque mobile.
certificate | s0 | Je maîtrise Finacle et je suis certifiée CAMS.
points | 1.2 | J'ai amélioré de 82 % la résolution des plaintes au premier appel.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich bearbeite täglich rund 150 Bargeldtransaktionen.
0.1 | Achtzehn Monate lang stimmte meine Kasse ohne Differenz.
0.2 | Im dritten Quartal 2023 habe ich 240 Kunden für Mobile Banking angemeldet.
0.3 | Ich nehme Fremdwährungseinlagen bis zu 10.000 US-Dollar an.
0.4 | Ich habe drei neue Kassierer in Finacle eingearbeitet.
0.5 | Ich half der Serviceleiterin der Filiale, die durchschnittliche Wartezeit von 35 auf 20 Minuten zu senken.
1.0 | Bei Vocalis Contact Centre beantwortete ich 70 Anrufe pro Tag für einen Telekommunikationskunden.
1.2 | Ich löste 82 % der Beschwerden beim ersten Anruf.
`),
      bad: falseLines(`
number | 0.1 | Achtundzwanzig Monate lang stimmte meine Kasse ohne Differenz.
unit | 1.0 | Ich beantwortete 70 Anrufe pro Stunde für einen Telekommunikationskunden.
title | 0.4 | Als Hauptkassiererin habe ich drei neue Kassierer in Finacle eingearbeitet.
help | 0.5 | Ich senkte die durchschnittliche Wartezeit von 35 auf 20 Minuten.
merged | 1.2 | Bei der Crestline Bank löste ich 82 % der Beschwerden beim ersten Anruf.
period | w0 | Seit über einem Jahrzehnt arbeite ich als Kassiererin bei der Crestline Bank.
achievement | 0.2 | Im dritten Quartal 2023 habe ich 240 Kunden für Mobile Banking angemeldet und die Kundenzufriedenheit erhöht.
cause | 0.1 | Dank eines von mir entwickelten Systems stimmte meine Kasse 18 Monate lang ohne Differenz.
`),
    },
  },
};
