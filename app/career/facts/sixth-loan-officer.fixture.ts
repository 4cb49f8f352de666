import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `Sadiq Gwarzo
No. 7 Zoo Road, Kano
0806 555 0193 | sadiq.gwarzo@example.com

Career Objective
To grow as a relationship officer in a bank that takes small traders seriously.

Employment History

Loan Officer
Amana Microfinance Bank, Kano
April 2019 - to date
* Manage 310 active borrowers, mostly women trading in Sabon Gari and Kurmi markets
* Portfolio grew from ₦48m (Dec 2020) to ₦96m (Dec 2023)
* PAR 30 went down from 9% to 4% in the same period
* Visit 12 clients a week and score them with the bank's paper checklist
* Took part in the pilot of the mobile loan app at 2 branches in 2022 as a tester; did not write any code
* Propose loans up to ₦500,000; the branch credit committee decides
* Trained new officers on group lending: 2 in 2021, 3 in 2023

Sales Representative (contract)
Dala Foods Distribution, Kano
January 2017 - March 2019
* Sold noodles and seasoning to about 80 kiosks on a motorcycle route
* Met the monthly target of ₦2.5m in 20 of 27 months

NYSC
Akure South Local Government Secretariat, Ondo State
November 2015 - October 2016
* Filed pension papers and helped 40 pensioners to open bank accounts

Education
B.Sc. Economics, Bayero University Kano, Second Class Lower (2:2), 2011 - 2015
SSCE (NECO), 2010

Certificates
ACIB, Chartered Institute of Bankers of Nigeria (in view)
ACIB Level 1 examination, passed 2022
Certificate in Microfinance Management, 2021

Awards
Second best loan officer of the Kano area, Amana Microfinance Bank, 2023

Skills
Credit appraisal, Group lending, MS Excel, Motorcycle riding

Languages
Hausa (native), English (fluent), Arabic (reading only), Yoruba (a little)
`;
const advert = `Relationship Officer, SME Banking
Crestpoint Bank Plc, Kano
You will look after 150 SME customers and a loan book of ₦600m, grow deposits by 15% a year and work with 2 analysts.
Requirements
- B.Sc. in Economics, Accounting or Banking, 2:2 or better
- 3 years of experience in lending
- Finacle and Power BI
- ACIB is an advantage
- Fluent Hausa`;

export const loanOfficer: HeldOutPerson = {
  trade: "loan officer",
  resume,
  advert,
  target: { jobTitle: "Relationship Officer, SME Banking", companyName: "Crestpoint Bank Plc" },
  cases: {
    en: {
      good: trueLines(`
0.0 | I look after 310 active borrowers, most of them women who trade in Sabon Gari and Kurmi markets.
0.1 | Between December 2020 and December 2023 my portfolio doubled, from ₦48 million to ₦96 million.
0.2 0.1 | From the end of 2020 to the end of 2023, PAR 30 fell by five percentage points to 4%.
0.3 | Every week I call on a dozen clients and score them against the bank's paper checklist.
0.5 | I put loans of up to ₦500,000 forward; the decision rests with the branch credit committee.
0.6 | Five new officers learned group lending from me, two in 2021 and three in 2023.
0.4 | When the bank piloted its mobile loan app at two branches in 2022, I was one of the testers.
1.0 | Covered a motorcycle route of roughly 80 kiosks, selling noodles and seasoning
1.1 w1 | In 27 months at Dala Foods I reached the monthly target of ₦2.5 million 20 times.
n n.0 | While serving in Ondo State, I assisted 40 pensioners in opening a bank account.
c0 c1 | I passed Level 1 of the ACIB in 2022 and am still working towards the full qualification.
a 0.1 | A loan book of ₦600 million is well above the ₦96 million I had reached by December 2023, and I would be glad to grow into it.
`),
      bad: falseLines(`
number | 0.0 | Manage 3,100 active borrowers in Sabon Gari and Kurmi markets
points | 0.2 | Cut PAR 30 by 9 percentage points between December 2020 and December 2023
escalation | 0.5 | I approve loans of up to ₦500,000.
currency | 0.1 | Grew my portfolio from $48m in December 2020 to $96m in December 2023
status | c0 | I have been an Associate of the Chartered Institute of Bankers of Nigeria since 2022.
ranking | x0 | Named best loan officer of the Kano area in 2023
help | 0.4 | In 2022 I ran the pilot of the mobile loan app at two branches.
period | 0.3 | I visit 12 clients a day and score them with the bank's checklist.
moved | 1.1 | At Amana Microfinance Bank I met the monthly target of ₦2.5m in 20 of 27 months.
employer | 0.1 | At LAPO Microfinance Bank I took my portfolio from ₦48m to ₦96m.
degree | e0 | I graduated in Economics from Bayero University Kano with a Second Class Upper.
cause | 0.2 | PAR 30 dropped from 9% to 4% thanks to the mobile loan app.
`),
    },
    es: {
      good: trueLines(`
0.0 | Atiendo a 310 prestatarios activos, en su mayoría mujeres que venden en los mercados de Sabon Gari y Kurmi.
0.1 | En tres años, de diciembre de 2020 a diciembre de 2023, mi cartera pasó de 48 a 96 millones de nairas.
0.2 0.1 | La cartera en riesgo a 30 días se redujo del 9 % al 4 % entre finales de 2020 y finales de 2023.
0.3 | Visita semanal a 12 clientes, valorados con la lista de comprobación en papel del banco
0.5 | Propongo préstamos de hasta medio millón de nairas, pero quien decide es el comité de crédito de la sucursal.
0.6 | En 2021 formé a dos oficiales nuevos en préstamos grupales, y en 2023 a otros tres.
1.0 w1 | Para Dala Foods Distribution recorría en moto una ruta de unos 80 quioscos vendiendo fideos y condimentos.
1.1 | Objetivo mensual de 2,5 millones de nairas cumplido en 20 de 27 meses
x0 | En 2023 quedé como segundo mejor oficial de crédito de la zona de Kano.
c2 | En 2021 obtuve un certificado en gestión de microfinanzas.
l2 | Leo árabe, pero no lo hablo.
a w0 | Su anuncio pide tres años de experiencia en préstamos, y a eso me dedico desde abril de 2019.
`),
      bad: falseLines(`
number | 0.2 | La cartera en riesgo a 30 días se redujo del 9 % al 1 %.
team | 0.6 | Dirijo un equipo de cinco oficiales de crédito.
unit | 0.1 | De 2020 a 2023 mi cartera pasó de 48.000 a 96.000 millones de nairas.
negation | 0.4 | Durante el piloto de la aplicación móvil de préstamos programé parte del código.
employer | 1.0 | Como representante de Nestlé vendía fideos y condimentos a unos 80 quioscos.
date | w0 | Trabajo en Amana Microfinance Bank desde abril de 2015.
skill | 0.0 | Gestiono en Finacle las cuentas de 310 prestatarios activos.
language | l2 | Hablo árabe con fluidez.
moved | n.0 | En Amana Microfinance Bank ayudé a 40 jubilados a abrir una cuenta bancaria.
merged | 0.0 1.0 | Visito en moto a mis 310 prestatarios.
title | w0 | Soy jefe de créditos de Amana Microfinance Bank.
achievement | 0.0 | El 98 % de mis prestatarios devuelve el préstamo a tiempo.
`),
    },
    fr: {
      good: trueLines(`
0.0 | Je suis 310 emprunteurs actifs, pour la plupart des commerçantes des marchés de Sabon Gari et de Kurmi.
0.1 | Mon portefeuille a doublé en trois ans : 48 millions de nairas en décembre 2020, 96 millions en décembre 2023.
0.2 0.1 | Recul du PAR 30 de 9 % à 4 % entre décembre 2020 et décembre 2023
0.4 | En 2022, j'ai testé l'application mobile de prêt lors de son pilote dans deux agences, sans toucher au code.
0.5 | Jusqu'à 500 000 nairas, c'est moi qui propose le prêt et le comité de crédit de l'agence qui tranche.
0.3 | Chaque semaine, je rends visite à douze clients et je les évalue à l'aide de la grille papier de la banque.
1.1 w1 | Chez Dala Foods, j'ai atteint l'objectif mensuel de 2,5 millions de nairas vingt mois sur vingt-sept.
n | J'ai fait mon NYSC au secrétariat du gouvernement local d'Akure South, dans l'État d'Ondo.
n.0 | Classement de dossiers de retraite et aide à 40 retraités pour l'ouverture d'un compte bancaire
e0 | Je suis titulaire d'un B.Sc. en économie de la Bayero University Kano.
l0 l3 | Outre le haoussa, ma langue maternelle, je connais un peu le yoruba.
a 0.0 | J'aimerais mettre mon expérience des marchés de Kano au service de vos 150 clients PME.
`),
      bad: falseLines(`
points | 0.2 | Le PAR 30 a reculé de 15 points en trois ans.
number | 1.1 | J'ai atteint l'objectif mensuel de 2,5 millions de nairas vingt-cinq mois sur vingt-sept.
status | c0 | Je suis titulaire de l'ACIB.
escalation | 0.5 | Je préside le comité de crédit de l'agence.
years | w0 | Fort de quinze ans d'expérience du crédit, je souhaite rejoindre Crestpoint Bank.
scale | 0.0 | J'accompagne des emprunteurs dans tout le nord du Nigeria.
currency | 0.5 | Je propose des prêts allant jusqu'à 500 000 euros.
certificate | c2 | J'ai réussi en 2021 le niveau I du CFA.
cause | 0.1 | Mon portefeuille a doublé grâce à l'ouverture d'une nouvelle agence.
praise | 0.6 | Les agents que j'ai formés comptent aujourd'hui parmi les plus performants de la banque.
moved | 0.1 | Chez Dala Foods, j'ai fait passer un portefeuille de 48 à 96 millions de nairas.
degree | e0 | Je suis titulaire d'un master en économie de la Bayero University Kano.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich betreue 310 aktive Kreditnehmer, größtenteils Händlerinnen auf den Märkten Sabon Gari und Kurmi.
0.1 | Von Dezember 2020 bis Dezember 2023 wuchs mein Portfolio von 48 auf 96 Mio. Naira.
0.2 0.1 | Der PAR 30 sank von Ende 2020 bis Ende 2023 um fünf Prozentpunkte auf 4 %.
0.3 | Zwölf Kunden besuche ich jede Woche und bewerte sie anhand der Papier-Checkliste der Bank.
0.5 | Über Kredite bis 500.000 Naira entscheidet auf meinen Vorschlag hin der Kreditausschuss der Filiale.
0.6 | Schulung neuer Kreditberater zu Gruppenkrediten: zwei im Jahr 2021, drei im Jahr 2023
0.4 | Am Pilotversuch für die mobile Kredit-App wirkte ich 2022 in zwei Filialen als Tester mit.
1.0 | Auf meiner Motorradroute verkaufte ich Nudeln und Würzmittel an rund 80 Kioske.
w1 | Gut zwei Jahre lang, von Januar 2017 bis März 2019, war ich als Vertriebsmitarbeiter für Dala Foods Distribution unterwegs.
x0 | 2023 belegte ich unter den Kreditberatern der Region Kano den zweiten Platz.
c0 c1 | Den ACIB strebe ich weiterhin an; Level 1 habe ich 2022 bestanden.
a | In dieser Stelle betreut man 150 KMU-Kunden, und solche Betriebe würde ich gern begleiten.
`),
      bad: falseLines(`
number | 0.1 | Von Dezember 2020 bis Dezember 2023 wuchs mein Portfolio von 48 auf 196 Mio. Naira.
help | 0.4 | Den Pilotversuch für die mobile Kredit-App habe ich 2022 in zwei Filialen geleitet.
ranking | x0 | 2023 wurde ich als bester Kreditberater der Region Kano ausgezeichnet.
unit | 0.3 | Zwölf Stunden pro Woche bin ich bei Kunden vor Ort.
title | w0 | Als Filialleiter der Amana Microfinance Bank betreue ich 310 Kreditnehmer.
negation | 0.5 | Über Kredite bis 500.000 Naira entscheide ich ohne den Kreditausschuss.
employer | 1.0 | Für die Dangote-Gruppe verkaufte ich Nudeln und Würzmittel an rund 80 Kioske.
date | c2 | Das Zertifikat in Microfinance Management erwarb ich schon 2018.
skill | 0.2 | Den PAR 30 meines Portfolios überwache ich in Power BI.
team | 1.0 | Bei Dala Foods führte ich ein achtköpfiges Verkaufsteam.
achievement | 0.0 | Meine Kunden brachten der Bank 15 % mehr Einlagen.
language | l3 | Yoruba spreche ich seit dem NYSC verhandlungssicher.
`),
    },
  },
};
