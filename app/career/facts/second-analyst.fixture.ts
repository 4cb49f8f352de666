import { falseLines, trueLines, type HeldOutPerson } from "./held-out-case";

const resume = `Oluwatobi Fashola
Data Analyst
Yaba, Lagos | tobi.fashola@example.com | +234 812 555 0177

SUMMARY
Data analyst with a background in statistics and an eye for messy spreadsheets.

WORK EXPERIENCE
Data Analyst | Kobopoint Financial Services Ltd | Lagos | August 2021 - Present
- Built 14 dashboards in Power BI that 9 departments open every Monday
- Cleaned a customer table of 2.3 million rows and removed 180,000 duplicates
- Shortened the monthly sales report from 3 days to 4 hours with Python scripts
- Worked with the risk team on a model that flags late payers
- Gave SQL lessons to 16 colleagues in the second quarter of 2023
- Answered about 25 ad-hoc requests a month

Research Assistant | Centre for Population Studies | Ibadan | 2019 - 2021
- Coded 4,200 household questionnaires in SPSS
- Supported field supervisors during a survey in 6 states
- Wrote the data chapter of an annual report, under the guidance of the lead researcher

EDUCATION
University of Ibadan, B.Sc. Statistics, Second Class Upper, 2014 - 2018

NYSC
Discharged, 2019

CERTIFICATIONS
Microsoft Power BI Data Analyst (PL-300), 2022
Google Data Analytics Certificate (in progress)

SKILLS
Power BI, SQL, Python, SPSS, Microsoft Excel

LANGUAGES
Yoruba (native), English (fluent)
`;
const advert = `Senior Data Analyst - Lumina Telecoms, Lagos
Lumina Telecoms serves 6 million subscribers. You will own our churn models and lead 3 analysts.
- 5 years in analytics, preferably telecoms
- Tableau, Snowflake and dbt
- R and machine learning
- Experience presenting to executives`;

export const analyst: HeldOutPerson = {
  trade: "data analyst",
  resume,
  advert,
  target: { jobTitle: "Senior Data Analyst", companyName: "Lumina Telecoms" },
  cases: {
    en: {
      good: trueLines(`
0.0 | I have built fourteen Power BI dashboards, which nine departments open every Monday.
0.1 | In a customer table of 2.3 million rows I removed 180,000 duplicate records.
0.2 | My Python scripts brought the monthly sales report down from three days to four hours.
0.3 | Collaborated with the risk team on a model flagging late payers
0.4 | During Q2 2023 I taught SQL to 16 colleagues.
0.5 | Handle roughly 25 ad hoc requests each month
1.0 | Coded 4,200 household questionnaires using SPSS
1.1 | As a Research Assistant I supported field supervisors during a survey carried out in six states.
1.2 | Guided by the lead researcher, I wrote the data chapter of an annual report.
c1 | I am currently completing the Google Data Analytics Certificate.
e0 | I hold a B.Sc. in Statistics from UI, where I graduated with a Second Class Upper.
w0 | I have more than five years of experience as a data analyst at Kobopoint Financial Services.
a 0.0 | You are looking for someone to present figures clearly, and my dashboards are opened by nine departments every week.
`),
      bad: falseLines(`
number | 0.0 | Built 41 dashboards in Power BI that 9 departments open every Monday
unit | 0.2 | Shortened the monthly sales report from 3 weeks to 4 hours with Python scripts
help | 0.3 | Developed a model that flags late payers
skill | 0.2 | Shortened the monthly sales report from 3 days to 4 hours with R scripts
achievement | 0.0 | Built 14 dashboards in Power BI that 9 departments open every Monday, enabling faster decisions at board level
status | c1 | I am Google certified in data analytics.
escalation | 0.4 | Headed the SQL training of 16 colleagues in the second quarter of 2023
scale | 1.1 | Supported field supervisors during a survey in all 36 states
date | 0.4 | Gave SQL lessons to 16 colleagues in the third quarter of 2023
employer | 1.0 | At the National Bureau of Statistics, I coded 4,200 household questionnaires in SPSS.
praise | 0.5 | Colleagues come to me because my answers are known for being quick and correct.
years | w0 | I bring eight years of experience as a data analyst.
cause | 0.1 | Removed 180,000 duplicates from a customer table of 2.3 million rows through a matching algorithm of my own design
`),
    },
    es: {
      good: trueLines(`
0.0 | He creado 14 paneles en Power BI que nueve departamentos consultan todos los lunes.
0.1 | Depuré una tabla de clientes de 2,3 millones de filas y eliminé 180.000 duplicados.
0.2 | Con scripts de Python reduje el informe mensual de ventas de tres días a cuatro horas.
0.3 | Trabajé con el equipo de riesgos en un modelo que detecta a los pagadores tardíos.
0.4 | En el segundo trimestre de 2023 impartí clases de SQL a 16 colegas.
0.5 | Atiendo unas 25 solicitudes puntuales al mes.
1.0 | Codifiqué 4.200 cuestionarios de hogares en SPSS.
1.1 | Apoyé a los supervisores de campo durante una encuesta en seis estados.
1.2 | Redacté el capítulo de datos de un informe anual bajo la orientación del investigador principal.
e0 | Soy licenciado en Estadística por la University of Ibadan.
c0 | En 2022 obtuve la certificación Microsoft Power BI Data Analyst (PL-300).
w0 | Desde agosto de 2021 trabajo como analista de datos en Kobopoint Financial Services.
a | Me gustaría incorporarme a Lumina Telecoms como Senior Data Analyst.
`),
      bad: falseLines(`
number | 0.1 | Depuré una tabla de clientes de 23 millones de filas y eliminé 180.000 duplicados.
help | 0.3 | Desarrollé un modelo que detecta a los pagadores tardíos.
skill | s0 | Trabajo a diario con Power BI, SQL, Python y Tableau.
unit | 0.5 | Atiendo unas 25 solicitudes puntuales a la semana.
moved | 0.4 | En el segundo trimestre de 2023 impartí clases de SQL a 14 colegas.
status | c1 | He obtenido el Google Data Analytics Certificate.
title | 0.2 | Como jefe de analítica, reduje el informe mensual de ventas de tres días a cuatro horas.
degree | e0 | Me gradué en Estadística con First Class por la University of Ibadan.
help | 1.2 | Redacté el capítulo de datos de un informe anual.
scale | 1.0 | Codifiqué 4.200 cuestionarios de hogares de todo el continente en SPSS.
employer | 0.0 | En MTN he creado 14 paneles en Power BI que nueve departamentos consultan todos los lunes.
achievement | 0.0 | He creado 14 paneles en Power BI que facilitaron la toma de decisiones de la dirección y elevaron los ingresos.
negation | 1.1 | No apoyé a los supervisores de campo durante una encuesta en seis estados.
`),
    },
    fr: {
      good: trueLines(`
0.0 | J'ai construit 14 tableaux de bord Power BI que neuf services ouvrent chaque lundi.
0.1 | J'ai nettoyé une table clients de 2,3 millions de lignes et supprimé 180 000 doublons.
0.2 | Grâce à des scripts Python, j'ai ramené le rapport mensuel des ventes de trois jours à quatre heures.
0.3 | J'ai travaillé avec l'équipe des risques sur un modèle qui signale les mauvais payeurs.
0.4 | Au deuxième trimestre 2023, j'ai donné des cours de SQL à 16 collègues.
0.5 | Je réponds à environ 25 demandes ponctuelles par mois.
1.0 | J'ai codé 4 200 questionnaires de ménages dans SPSS.
1.1 | J'ai soutenu les superviseurs de terrain lors d'une enquête dans six États.
1.2 | J'ai rédigé le chapitre sur les données d'un rapport annuel sous la direction du chercheur principal.
e0 | Je suis titulaire d'un B.Sc. en statistique de l'University of Ibadan.
c1 | Je prépare actuellement le Google Data Analytics Certificate.
l1 | Je parle couramment anglais.
w0 | Depuis août 2021, je travaille comme Data Analyst chez Kobopoint Financial Services.
`),
      bad: falseLines(`
number | 0.0 | J'ai construit 24 tableaux de bord Power BI que neuf services ouvrent chaque lundi.
unit | 0.2 | J'ai ramené le rapport mensuel des ventes de trois jours à quatre minutes.
help | 1.1 | J'ai supervisé une enquête de terrain dans six États.
skill | 0.2 | Grâce à des scripts Python et à Snowflake, j'ai ramené le rapport mensuel des ventes de trois jours à quatre heures.
moved | 1.0 | J'ai codé 25 questionnaires de ménages dans SPSS.
certificate | c0 | Je suis certifié Tableau et Power BI.
date | e0 | J'ai étudié la statistique à l'University of Ibadan de 2012 à 2016.
merged | 1.0 | Chez Kobopoint Financial Services, j'ai codé 4 200 questionnaires de ménages dans SPSS.
ranking | 0.4 | Au deuxième trimestre 2023, j'ai été le formateur SQL le mieux noté de l'entreprise.
achievement | 0.5 | Je réponds à environ 25 demandes ponctuelles par mois, ce qui a renforcé la confiance de la direction.
period | w0 | Depuis plus d'une décennie, je travaille comme Data Analyst chez Kobopoint Financial Services.
language | l1 | Je parle couramment anglais et espagnol.
points | 0.1 | J'ai supprimé 18 % de doublons dans une table clients de 2,3 millions de lignes.
`),
    },
    de: {
      good: trueLines(`
0.0 | Ich habe 14 Dashboards in Power BI erstellt, die neun Abteilungen jeden Montag öffnen.
0.1 | Ich bereinigte eine Kundentabelle mit 2,3 Millionen Zeilen und entfernte 180.000 Duplikate.
0.2 | Mit Python-Skripten habe ich den monatlichen Verkaufsbericht von drei Tagen auf vier Stunden verkürzt.
0.3 | Gemeinsam mit dem Risikoteam arbeitete ich an einem Modell, das säumige Zahler erkennt.
0.4 | Im zweiten Quartal 2023 gab ich 16 Kollegen SQL-Unterricht.
0.5 | Ich beantworte etwa 25 Einzelanfragen im Monat.
1.0 | Ich kodierte 4.200 Haushaltsfragebögen in SPSS.
1.1 | Ich unterstützte die Feldleiter bei einer Umfrage in sechs Bundesstaaten.
1.2 | Unter Anleitung des leitenden Forschers schrieb ich das Datenkapitel eines Jahresberichts.
e0 | Ich habe Statistik an der University of Ibadan studiert.
c0 | 2022 erwarb ich das Zertifikat Microsoft Power BI Data Analyst (PL-300).
w0 | Seit August 2021 arbeite ich als Datenanalyst bei Kobopoint Financial Services.
a | Hiermit bewerbe ich mich als Senior Data Analyst bei Lumina Telecoms.
`),
      bad: falseLines(`
number | 1.0 | Ich kodierte 42.000 Haushaltsfragebögen in SPSS.
help | 0.3 | Ich entwickelte ein Modell, das säumige Zahler erkennt.
unit | 0.5 | Ich beantworte etwa 25 Einzelanfragen am Tag.
skill | s0 | Ich arbeite mit Power BI, SQL und Tableau.
moved | 0.4 | Im zweiten Quartal 2023 gab ich 25 Kollegen SQL-Unterricht.
status | c1 | Ich habe das Google Data Analytics Certificate erworben.
title | 0.0 | Als Leiter der Datenabteilung habe ich 14 Dashboards in Power BI erstellt.
help | 1.2 | Ich schrieb das Datenkapitel eines Jahresberichts.
scale | 1.1 | Ich unterstützte die Feldleiter bei einer weltweiten Umfrage.
date | 0.4 | Im vierten Quartal 2023 gab ich 16 Kollegen SQL-Unterricht.
achievement | 0.2 | Ich habe den Verkaufsbericht von drei Tagen auf vier Stunden verkürzt und damit den Gewinn gesteigert.
employer | 0.1 | Bei Vodafone bereinigte ich eine Kundentabelle mit 2,3 Millionen Zeilen.
team | 0.0 | Mit meinem fünfköpfigen Team habe ich 14 Dashboards in Power BI erstellt.
`),
    },
  },
};
