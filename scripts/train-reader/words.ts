/** Small word stock for invented people. Names of employers and schools are made of random syllables as well. */
export type Tongue = "en" | "fr" | "de" | "es";

const list = (text: string) => text.split(/\s*,\s*/);

export const givenNames = list(
  `Adaeze, Chinedu, Folasade, Ibrahim, Amina, Temitope, Emeka, Blessing, Tunde, Ngozi, Yusuf, Hauwa, Oluwaseun, Ebere, Musa, Kehinde, Taiwo, Halima, Obinna, Precious, Samuel, Grace, Esther, Daniel, Fatima, Aisha, Victor, Joy, Sunday, Peter, Mary, John, Sarah, David, Claire, Jean, Marie, Luc, Anna, Lukas, Jürgen, Sofía, Carlos, Lucía, Miguel, Wei, Priya, Kwame, Akosua, Titilayo, Ọlábísí, Uchechukwu, Boluwatife, Maryam, Nkechi`,
);
export const surnames = list(
  `Okafor, Adeyemi, Bello, Eze, Okonkwo, Abubakar, Ogunleye, Nwosu, Adebayo, Danjuma, Effiong, Bassey, Oyelaran, Umeh, Lawal, Akpan, Ibekwe, Salami, Igwe, Ojo, Balogun, Uzor, Smith, Johnson, Brown, Garcia, Martínez, Dubois, Lefèvre, Müller, Schneider, Mensah, Boateng, Chen, Patel, Kim, Nguyen, Williams, Taylor, Ekanem, Ọláyínká, Tanko, Obi, Amadi, Etim, Yakubu, Fashola, Onyeka`,
);
export const places = list(
  `Lagos, Ikeja, Lagos; Abuja; Port Harcourt, Rivers State; Enugu; Kano; Ibadan, Oyo State; Benin City, Edo State; Awka, Anambra State; Jos; Victoria Island, Lagos; Owerri; Uyo; Kaduna; Ilorin, Kwara State; Akure; Warri, Delta State; Lekki, Lagos, Nigeria; London, UK; Manchester, United Kingdom; Houston, TX; New York, NY; San Francisco, CA; Austin, Texas; Chicago, IL; Boston, MA; Atlanta, GA; Seattle, WA; Toronto, ON; Toronto, Canada; Berlin; Dubai, UAE; Accra, Ghana; Nairobi, Kenya; Johannesburg, South Africa; Remote; Yaba; Surulere; Trans Amadi, Port Harcourt; Calabar; Maiduguri; Sokoto; Minna, Niger State; Osogbo; Abeokuta, Ogun State; Aba; Onitsha; Nsukka; Zaria; Cambridge, MA; Dallas, TX; Springfield, IL; Ann Arbor, MI; Denver, CO`.replace(
    /, /g,
    "§",
  ),
)
  .flatMap((all) => all.split(/;\s*/))
  .map((place) => place.replace(/§/g, ", "));
export const placesOf: Record<Tongue, string[]> = {
  en: places,
  fr: list(
    `Paris, Lyon, Marseille, Toulouse, Nantes, Lille, Bordeaux, Cotonou, Abidjan, Dakar, Bruxelles, Strasbourg`,
  ),
  de: list(
    `Berlin, Hamburg, München, Köln, Frankfurt am Main, Stuttgart, Leipzig, Wien, Zürich, Bremen, Dresden`,
  ),
  es: list(`Madrid, Barcelona, Valencia, Sevilla, Bilbao, Málaga, Zaragoza, Bogotá, Lima, Ciudad de México`),
};

export const titleWords: Record<
  Tongue,
  { levels: string[]; fields: string[]; roles: string[]; whole: string[] }
> = {
  en: {
    levels: list(
      `Senior, Junior, Assistant, Lead, Chief, Deputy, Principal, Head, Trainee, Graduate, Acting, Regional, Associate, Part-time`,
    ),
    fields: list(
      `Accounts, Sales, Software, Site, Marketing, Project, Operations, Customer Service, Human Resources, Quality Control, Data, Civil, Electrical, Mechanical, Production, Logistics, Procurement, Business Development, Admin, IT Support, Research, Product, Security, Field, Store, Credit, Audit, Legal, Programme, Media, Frontend, Backend, Machine Learning, Clinical, Laboratory, Supply Chain, Internal Control, Fleet, Front Desk`,
    ),
    roles: list(
      `Officer, Manager, Engineer, Executive, Analyst, Assistant, Supervisor, Coordinator, Specialist, Developer, Administrator, Representative, Consultant, Technician, Clerk, Lead, Intern, Director, Associate, Trainee, Designer, Controller, Attendant, Instructor, Agent`,
    ),
    whole: list(
      `Teller, Cashier, Driver, Company Driver, Tailor, Staff Nurse, Registered Nurse, Class Teacher, Mathematics Teacher, Cleaner, Accountant, Receptionist, Secretary, Storekeeper, Welder, Cook, Security Guard, Waiter, Sales Girl, Electrician, Plumber, Lecturer II, Nanny, Founder, CEO, Co-founder, Midwife, Pharmacist, Medical Laboratory Scientist, House Officer, Research Intern, Teaching Assistant, Barista, Server, Store Keeper, Apprentice, Hair Stylist, Fashion Designer, Dispatch Rider, Machine Operator, Executive Officer II, Higher Executive Officer, VP of Engineering, Scrum Master, Member of Technical Staff, Caregiver, Support Worker, HR Business Partner, President, Treasurer, Vice President, Bartender, Bookkeeper, Paralegal, Quantity Surveyor, Geologist, Reservoir Geologist, Postdoctoral Fellow`,
    ),
  },
  fr: {
    levels: list(`Assistant, Chef, Responsable, Adjoint`),
    fields: list(
      `comptable, commercial, de projet, logistique, marketing, des ventes, informatique, administratif, de production, qualité`,
    ),
    roles: list(`Assistant, Responsable, Chargé, Technicien, Gestionnaire, Ingénieur, Agent, Conseiller`),
    whole: list(
      `Comptable, Infirmière, Vendeuse, Serveur, Développeur web, Enseignante, Chauffeur-livreur, Stagiaire, Caissière, Aide-soignante, Ingénieur logiciel, Couturière, Secrétaire, Alternant, Mécanicien`,
    ),
  },
  de: {
    levels: list(`Leitender, Stellvertretender, Erster`),
    fields: list(`Vertriebs, Projekt, Einkaufs, Marketing, Qualitäts, Lager, Software, Service, Produktions`),
    roles: list(`leiter, mitarbeiter, assistent, ingenieur, techniker, berater, koordinator`),
    whole: list(
      `Buchhalterin, Softwareentwickler, Krankenpfleger, Verkäuferin, Werkstudent, Praktikantin, Sachbearbeiterin, Berufskraftfahrer, Reinigungskraft, Lehrerin, Bürokauffrau, Kellner, Elektroniker, Aushilfe, Pflegefachkraft, Bankkaufmann`,
    ),
  },
  es: {
    levels: list(`Jefe, Auxiliar, Técnico`),
    fields: list(
      `de ventas, administrativo, de proyectos, de contabilidad, de logística, de producción, de marketing, de calidad`,
    ),
    roles: list(`Jefe, Auxiliar, Técnico, Responsable, Encargado, Asistente, Analista, Coordinador`),
    whole: list(
      `Contable, Enfermera, Camarero, Dependienta, Desarrollador web, Profesora, Conductor, Recepcionista, Becario, Cajera, Limpiadora, Cocinero, Administrativo, Costurera, Ingeniero de software`,
    ),
  },
};

/** Parts of an organisation that stand behind a post; a part of them no vocabulary has. */
export const unitNames = list(
  `Finance Department, Audit & Assurance, Internal Medicine, Retail Banking, Corporate Communications, Human Resources, IT Unit, Operations Division, Accident and Emergency, Maternity Ward, Surgery, Laboratory Services, Treasury, Quality Control, Supply Chain, Learning and Development, Monitoring & Evaluation, Estate Unit, Front Office, Housekeeping, Risk and Compliance, Bakery Section, Bottling Line, Science Department, Works Department, Tax Advisory, Fleet Team, Digital Banking, Paediatrics, Geology Section, Editorial Desk, Trade Finance, E-Business, Special Projects, Medium Enterprises`,
);

export const suffixes: Record<Tongue, string[]> = {
  en: list(
    `Ltd, Limited, Plc, Nigeria Ltd, Nig. Ltd, Inc., LLC, Group, Ventures, & Sons, Enterprises, Consulting, Microfinance Bank, Bank, Foods, Logistics, Hospital, Clinic, Technologies, Solutions, Hotel, Foundation, International School, Motors, Pharmacy, Insurance, Energy, & Co., Stores, Labs, Health, Systems, Initiative, Farms, Fashion House, Corp, Transport, Breweries, Construction Company`,
  ),
  fr: list(`SA, SARL, SAS, & Fils, Conseil, Groupe, Transports, Banque, Clinique`),
  de: list(`GmbH, AG, GmbH & Co. KG, KG, Klinikum, Werke, Bau GmbH, Logistik, e.V.`),
  es: list(`S.A., S.L., Grupo, Hermanos, Consultores, Banco, Transportes, e Hijos`),
};
export const bareEmployers: Record<Tongue, string[]> = {
  en: list(
    `Google, Andela, Flutterwave, GTBank, Access Bank, MTN, Shoprite, Federal Ministry of Works, Lagos State Ministry of Health, General Hospital, Self-employed, University of Lagos, Stanford University, Covenant University, Nigerian Breweries, Julius Berger, UBA, Zenith Bank, NNPC, Amazon, Microsoft, Deloitte, KPMG, NHS Trust, St. Mary's Hospital, Ikoyi Club 1938, Government Secondary School, Bright Stars Nursery and Primary School, First Choice Academy, Kings College, Peace Mass Transit, Mama Chidinma Provision Store, Freelance, The Palms Restaurant, Federal Road Safety Corps, Nigerian Army, Local Education Authority, Community Bank, Computer Science Department, Stripe, Acme Corp, Globex Corporation, Initech, Red Cross, Redeemed Christian Church of God, Student Union, Debate Club`,
  ),
  fr: list(
    `Carrefour, BNP Paribas, SNCF, Mairie de Lyon, Hôpital Saint-Louis, Lycée Victor Hugo, La Poste, Boulangerie Martin`,
  ),
  de: list(
    `Siemens, Deutsche Bahn, Stadt Köln, Sparkasse, Charité, Rewe Markt, Gasthof Post, Universität Hamburg`,
  ),
  es: list(
    `Mercadona, Ayuntamiento de Madrid, Hospital Clínico, Inditex, Colegio San José, Bar El Puerto, Telefónica`,
  ),
};
export const schoolNames: Record<Tongue, string[]> = {
  en: list(
    `University of %, % University, % Polytechnic, Federal Polytechnic %, % State University, College of Education %, School of Nursing %, Federal University of Technology %, University of Nigeria Nsukka, Obafemi Awolowo University, Ahmadu Bello University, Yaba College of Technology, MIT, Stanford University, Georgia Tech, UC Berkeley, Caltech, University of Texas at Austin, % Community College, % Institute of Technology, % College, University of Lagos, Lagos State University, Covenant University, % School of Business, NOUN, UNILAG, % Business Academy, General Assembly, % Tech Academy, Boğaziçi University, University of Manchester, Institute of Management and Technology, Petroleum Training Institute, School of Health Technology, National Open University of Nigeria, % Technical College, Government Technical College§ %, College of Education§ %, Federal Polytechnic§ %, Federal University of Technology§ %, School of Nursing§ %, College of Agriculture§ %, The Polytechnic§ %, Federal College of Education (Technical)§ %, College of Nursing and Midwifery§ %, % Institute of Management, LASU, UNIBEN, OAU, FUTO, YABATECH, FUNAAB, University of Ibadan (UI), % Vocational Training Centre, Royal College of %, University College %`,
  ),
  fr: list(
    `Université de %, Lycée %, IUT de %, École de commerce de %, Université Paris-Sorbonne, INSA %, Université d'Abomey-Calavi, BTS Lycée %`,
  ),
  de: list(
    `Universität %, Hochschule %, Gymnasium %, Technische Universität %, Berufsschule %, Fachhochschule %, Realschule %`,
  ),
  es: list(
    `Universidad de %, Instituto %, IES %, Universidad Politécnica de %, Colegio %, Universidad Nacional de %`,
  ),
};
schoolNames.en = schoolNames.en.map((name) => name.replace("§", ","));
export const secondarySchools = list(
  `Government Secondary School, Community High School %, % Grammar School, St. Patrick's College, Queen's College, Girls High School %, % Comprehensive Secondary School, Anglican Primary School %, Central School %, Mayflower School Ikenne, Army Day Secondary School, Federal Government College %, % International School`,
);
export const degreeNames: Record<Tongue, string[]> = {
  en: list(
    `B.Sc., B.Sc, BSc, BSc (Hons), B.Sc. (Hons), HND, OND, ND, NCE, B.A., BA, B.Eng., B.Eng, B.Tech, M.Sc., MSc, MBA, PhD, Ph.D., LL.B, B.Ed, PGD, BS, B.S., MS, M.S., M.Eng., MA, BFA, Bachelor of Science, Bachelor of Arts, Bachelor of Engineering, Master of Science, Master of Arts, Master of Business Administration, Doctor of Philosophy, Higher National Diploma, Ordinary National Diploma, National Diploma, Associate of Arts, Associate of Science, Diploma, Bachelor's degree, Master's degree, B.E., Bachelor of Technology, Bachelor, Postgraduate Diploma, Advanced Diploma, Certificate, A.A., M.A., M.Ed, MPH, B.N.Sc, MBBS, J.D., Master, B.Sc. (Ed.), B.A. (Ed.), B.Agric., B.Pharm, M.Phil, PGDE, M.Tech., B.Arch., LL.M, Trade Test Certificate, City and Guilds, Executive Diploma, Professional Diploma, Certificate Course, Bachelor of Education, Bachelor of Laws, Bachelor of Nursing Science, National Certificate in Education, Nigeria Certificate in Education, Higher Diploma, B.N.Sc., D.V.M., Pharm.D`,
  ),
  fr: list(
    `Licence, Master, Master 2, BTS, DUT, Baccalauréat, Maîtrise, Doctorat, Diplôme d'ingénieur, Bac Pro, CAP`,
  ),
  de: list(
    `B.Sc., M.Sc., Bachelor of Science, Master of Arts, Diplom, Abitur, Ausbildung, Mittlere Reife, Staatsexamen, B.A., Bachelor`,
  ),
  es: list(
    `Licenciatura, Grado, Máster, Bachillerato, Doctorado, Técnico Superior, Diplomatura, Ingeniería, Maestría`,
  ),
};
export const areas: Record<Tongue, string[]> = {
  en: list(
    `Accounting, Computer Science, Economics, Civil Engineering, Business Administration, Nursing Science, Microbiology, Mass Communication, English Language, Mathematics, Public Administration, Electrical/Electronics Engineering, Biochemistry, Political Science, Marketing, Geology, Law, Banking and Finance, Office Technology and Management, Science Laboratory Technology, Mechanical Engineering, Data Science, Sociology, Food Science and Technology, Statistics, Estate Management, Physics Education, Islamic Studies, Fashion Design, Hospitality Management, Public Health, Information Technology, Agricultural Economics, Graphic Design, Electrical Engineering and Computer Science, Mathematics/Physics, Project Management, Motor Vehicle Mechanics, Clothing and Textile Technology, Welding and Fabrication, Peace and Conflict Studies, Guidance and Counselling, Computer/Economics, Accountancy, Insurance, Library and Information Science, Architecture, Animal Science, Linguistics and African Languages`,
  ),
  fr: list(
    `Droit, Comptabilité et gestion, Informatique, Lettres modernes, Économie, Commerce international, Soins infirmiers`,
  ),
  de: list(
    `Betriebswirtschaftslehre, Informatik, Maschinenbau, Germanistik, Elektrotechnik, Soziale Arbeit, Biologie`,
  ),
  es: list(
    `Administración de Empresas, Derecho, Informática, Contabilidad, Enfermería, Psicología, Ingeniería Civil`,
  ),
};
export const gradeWords: Record<Tongue, string[]> = {
  en: list(
    `Second Class Upper, Second Class Upper Division, Second Class Lower, First Class, First Class Honours, Third Class, Upper Credit, Lower Credit, Distinction, Merit, Pass, 2:1, 2:2, GPA: 3.8/4.0, GPA 3.6, CGPA 4.32/5.00, CGPA: 3.1, Second Class (Upper Division), Magna Cum Laude, Cum Laude, Credit, Grade: Distinction, 4.32/5.00, 3.51/4.0, GPA 3.7, CGPA 4.1, Second Class Honours (Upper Division), 2.1, Upper Second Class, 67%, 3.9/5.0 CGPA, First Class (Hons), Second Class Lower Division`,
  ),
  fr: list(`Mention Bien, Mention Très Bien, Mention Assez Bien`),
  de: list(`Note 1.7, Note: 2,1, Abschlussnote 1.9, Gut`),
  es: list(`Nota media 8.2, Sobresaliente, Notable`),
};
/** How people say that a study or a paper is not finished; "%" is a year. */
export const standingWords = list(
  `in view, in progress, ongoing, deferred, deferred in %, discontinued, discontinued after one year, not completed, expected %, expected graduation %, 3 of 8 modules, 2 of 4 levels passed, part qualified, awaiting result, final year, withdrawn in %, on hold since %, in view since %, 5 out of 12 papers, currently enrolled, did not complete`,
);
export const certificateNames = [
  ...list(
    `ICAN Professional Level, Associate Chartered Accountant (ACA), Project Management Professional (PMP), HSE Level 1-3, AWS Certified Cloud Practitioner, Google Data Analytics Certificate, NEBOSH International General Certificate, Registered Nurse, TRCN Registration, CIPM Associate, Basic Life Support, First Aid Certificate, Cisco Certified Network Associate, Certified Scrum Master, Driver's Licence Class E, Trade Test Grade I, Microsoft Office Specialist, Customer Service Training, Digital Marketing, Fire Safety Training, Six Sigma Green Belt, COREN Registered Engineer, Power BI Data Analyst, ICDL, Certificate in Fashion Design, Leadership Training, Oracle Database Associate, Member of the Nigerian Institute of Management, Advanced Excel, TensorFlow Developer Certificate`,
  ),
  "Forklift Licence, expires 2028",
  "Practising Licence valid till 2027",
  "Annual Conference on Land Surveying, Kano",
  "Workshop on Stock Control, Enugu",
  "Protection of Children at School (PCS)",
  "Graduate Member, Nigerian Institute of Building",
  "Member, Nigerian Institute of Surveyors (NIS)",
  "MS Word/Excel",
];
export const issuers = list(
  `Institute of Chartered Accountants of Nigeria, PMI, Coursera, Google, Microsoft, AWS, Udemy, Nursing and Midwifery Council of Nigeria, Red Cross, British Council, Cisco, ALX, HubSpot Academy, Nigerian Institute of Management, COREN, TRCN, Alison, Scrum Alliance, Jobberman, Lagos State Government, Amazon Web Services, LinkedIn Learning`,
);
export const skillWords: Record<Tongue, string[]> = {
  en: list(
    `Microsoft Excel, Word, PowerPoint, SQL, Python, Power BI, Customer service, Communication, Sage 50, QuickBooks, Team work, AutoCAD, JavaScript, React, Node.js, Problem solving, Driving, Sewing, Cleaning, Bookkeeping, POS operation, Stock taking, Time management, SAP, Adobe Photoshop, Git, Docker, Negotiation, Data entry, Report writing, Cash handling, Leadership, Patient care, Lesson planning, First aid, Welding, Wiring, Java, Linux, Budgeting`,
  ),
  fr: list(
    `Pack Office, Excel, Sage, Anglais, Gestion du temps, Python, Travail en équipe, Comptabilité, Permis B`,
  ),
  de: list(`MS Office, SAP, Excel, Teamfähigkeit, Java, Führerschein Klasse B, Kommunikation, DATEV`),
  es: list(`Paquete Office, Excel, Trabajo en equipo, SAP, Atención al cliente, Python, Contabilidad`),
};
export const languageItems: Record<Tongue, string[]> = {
  en: list(
    `English, Yoruba, Igbo, Hausa, French, Pidgin English, German, Spanish, Arabic, Efik, Tiv, Mandarin, Edo, Fulfulde`,
  ),
  fr: list(`Français, Anglais, Espagnol, Allemand, Arabe`),
  de: list(`Deutsch, Englisch, Französisch, Spanisch, Türkisch`),
  es: list(`Español, Inglés, Francés, Portugués, Alemán`),
};
export const languageGrades: Record<Tongue, string[]> = {
  en: list(
    `Fluent, Native, Basic, Intermediate, Excellent, Good, Conversational, B2, Professional working proficiency`,
  ),
  fr: list(`courant, langue maternelle, B2, notions, bilingue`),
  de: list(`Muttersprache, fließend, B2, Grundkenntnisse, C1`),
  es: list(`nativo, B2, avanzado, básico, C1`),
};

export const sentence: Record<Tongue, { verbs: string[]; objects: string[]; tails: string[] }> = {
  en: {
    verbs: list(
      `Prepared, Managed, Led, Supervised, Reconciled, Taught, Sold, Maintained, Developed, Handled, Coordinated, Drove, Ensured, Assisted with, Responsible for, Designed, Built, Improved, Reduced, Attending to, Cleaning, Receiving, Keeping, Processing, Conducted, Monitored, Trained, Wrote, Organised, Implemented, I prepare, I attend to, Sewing, Repair of, Served as liaison for, Reporting to the manager on, Migrated, Collaborated with engineers on, Created, Coach, Lead, Guard, Cook for, Mentor, Drive, Post, Teach, Sew, Check, File, Paid, Drafted, Forecast, Presented, Tracked, Marked, Inspected, Approve, Answered, Clean, Doctor, Model, Captain, Serve, Sterilise, Write, Steward`,
    ),
    objects: list(
      `four juniors, the night shift, five tailors, the debate club, pupils, trays and linen, monthly financial statements, a team of 12 staff, bank accounts, customer complaints, stock records, lesson notes, payroll for 240 employees, the company vehicles, patient records, weekly sales reports, cash and POS payments, site works on the Lekki road project, web services in Python, machine parts, the hospital wards, school fees records, tax returns (VAT, WHT and PAYE), data pipelines, marketing campaigns, safety meetings, deliveries to Ikeja and Yaba, new staff, budgets and forecasts, wedding gowns and native wears, generators and inverters, a REST API serving 2M requests, the office and the rest rooms`,
    ),
    tails: list(
      `to meet the month-end deadline, and cut costs by 15%, for 3 branches, from 2019 till 2021, using Excel and Sage, in line with company policy, which raised sales by N2.4m, daily, with no shortage in 14 months, for over 300 customers a week, and reported to the Head of Finance, across Lagos and Ogun State, under the supervision of the Chief Engineer, by 30%, every evening`,
    ),
  },
  fr: {
    verbs: list(`Gestion, Suivi, Préparation, Réalisation, Accueil, Tenue, Développement, Encadrement`),
    objects: list(
      `de la comptabilité clients, des commandes, des stocks, d'une équipe de 5 personnes, des rapports mensuels, des applications web, des patients`,
    ),
    tails: list(
      `pour trois agences, avec une hausse de 12 %, en lien avec la direction, au quotidien, dans le respect des délais`,
    ),
  },
  de: {
    verbs: list(`Erstellung, Betreuung, Bearbeitung, Planung, Leitung, Pflege, Entwicklung, Durchführung`),
    objects: list(
      `von Monatsabschlüssen, der Kundenaufträge, eines Teams von 6 Personen, der Lagerbestände, von Webanwendungen, der Patienten`,
    ),
    tails: list(
      `in enger Abstimmung mit der Leitung, für drei Standorte, mit SAP und Excel, im Schichtdienst`,
    ),
  },
  es: {
    verbs: list(`Gestión, Atención, Elaboración, Control, Apoyo en, Supervisión, Desarrollo, Coordinación`),
    objects: list(
      `de la contabilidad mensual, de clientes, de informes de ventas, del inventario, de un equipo de 8 personas, de aplicaciones web`,
    ),
    tails: list(`con un aumento del 20 %, para tres sucursales, en coordinación con la dirección, a diario`),
  },
};

/** What duties are about where no verb says so. */
export const dutyThings = list(
  `maternity, gate control, cash count, batch records, stock taking, ward rounds, infection control, welfare, editorial, disciplinary, PPE issue, toolbox talks, fault finding, staff rota, petty cash, customer complaints, lesson plans, examination, procurement, generator servicing, panel wiring, data entry, filing, front office, school fees, drug rounds, site inspection, loading, dispatch, fumigation, quality control, safety, planning, sanitation, records`,
);

export const headingNames: Record<Tongue, Record<string, string[]>> = {
  en: {
    summary: list(
      `Summary, Professional Summary, Profile, Career Objective, Objective, About Me, Personal Statement, Executive Summary, Professional Profile`,
    ),
    work: list(
      `Work Experience, Experience, Employment History, Professional Experience, Working Experience, Work History, Career History, Relevant Experience, Job Experience, Where I have worked, Employment, Industry Experience, Performance Experience, Teaching Experience`,
    ),
    education: list(
      `Education, Educational Background, Educational Qualifications, Academic Qualifications, Academic Background, Schools Attended, Institutions Attended with Dates, Education and Qualifications, School, Educational History`,
    ),
    skills: list(
      `Skills, Technical Skills, Key Skills, Core Competencies, Skills and Competencies, Areas of Expertise, Computer Skills, What I can do, Tools, Skills & Tools`,
    ),
    certificates: list(
      `Certifications, Certificates, Professional Certifications, Licenses & Certifications, Professional Memberships, Trainings, Professional Qualifications, Training and Certifications, Courses`,
    ),
    projects: list(`Projects, Personal Projects, Selected Projects, Academic Projects, Key Projects`),
    volunteer: list(`Volunteering, Volunteer Experience, Volunteer Work, Community Service`),
    awards: list(`Awards, Honours and Awards, Achievements, Awards and Scholarships, Honors`),
    languages: list(`Languages, Languages Spoken, Language Skills`),
    nysc: list(`NYSC, National Youth Service, National Youth Service Corps (NYSC), National Service`),
    siwes: list(`SIWES, Industrial Training, Internships, SIWES and Internships, Industrial Attachment`),
    oLevels: list(`O-Levels, O'Level Results, WAEC Results, SSCE Results, O Level Results`),
    personal: list(
      `Personal Data, Bio Data, Bio-Data, Personal Details, Personal Information, Personal Profile Data`,
    ),
    referees: list(`Referees, References, Reference, Guarantors`),
    custom: list(
      `Hobbies, Interests, Hobbies and Interests, Publications, Extracurricular Activities, Leadership, Relevant Coursework, Activities, Patents, Declaration, Technical Writing, Talks`,
    ),
    contact: list(`Contact, Contact Details, Contact Information`),
  },
  fr: {
    summary: list(`Profil, À propos, Objectif`),
    work: list(`Expérience professionnelle, Expériences professionnelles, Parcours professionnel`),
    education: list(`Formation, Formations, Études et diplômes, Diplômes`),
    skills: list(`Compétences, Compétences techniques, Compétences informatiques`),
    certificates: list(`Certifications`),
    languages: list(`Langues`),
    personal: list(`Informations personnelles, État civil`),
    custom: list(`Centres d'intérêt, Loisirs, Divers`),
    volunteer: list(`Bénévolat`),
    referees: list(`Références`),
    projects: list(`Projets`),
    contact: list(`Contact, Coordonnées`),
    siwes: list(`Stages`),
  },
  de: {
    summary: list(`Profil, Kurzprofil`),
    work: list(`Berufserfahrung, Beruflicher Werdegang, Berufspraxis`),
    education: list(`Ausbildung, Bildungsweg, Studium, Schulbildung`),
    skills: list(`Kenntnisse, Fähigkeiten, EDV-Kenntnisse, IT-Kenntnisse`),
    certificates: list(`Zertifikate, Weiterbildungen`),
    languages: list(`Sprachen, Sprachkenntnisse`),
    personal: list(`Persönliche Daten, Persönliche Angaben`),
    custom: list(`Hobbys, Interessen, Sonstiges`),
    volunteer: list(`Ehrenamt, Ehrenamtliches Engagement`),
    siwes: list(`Praktika`),
    projects: list(`Projekte`),
    contact: list(`Kontakt`),
    referees: list(`Referenzen`),
  },
  es: {
    summary: list(`Perfil, Perfil profesional, Objetivo, Sobre mí`),
    work: list(`Experiencia laboral, Experiencia profesional, Experiencia`),
    education: list(`Formación, Formación académica, Educación, Estudios`),
    skills: list(`Habilidades, Competencias, Conocimientos`),
    certificates: list(`Cursos, Certificaciones`),
    languages: list(`Idiomas`),
    personal: list(`Datos personales`),
    custom: list(`Aficiones, Intereses, Otros datos`),
    volunteer: list(`Voluntariado`),
    projects: list(`Proyectos`),
    contact: list(`Contacto`),
    referees: list(`Referencias`),
  },
};

export const months: Record<Tongue, [string[], string[]]> = {
  en: [
    list(`January, February, March, April, May, June, July, August, September, October, November, December`),
    list(`Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sept, Oct, Nov, Dec`),
  ],
  fr: [
    list(`janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre`),
    list(`janv., févr., mars, avr., mai, juin, juil., août, sept., oct., nov., déc.`),
  ],
  de: [
    list(`Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember`),
    list(`Jan., Feb., März, Apr., Mai, Juni, Juli, Aug., Sept., Okt., Nov., Dez.`),
  ],
  es: [
    list(
      `enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre`,
    ),
    list(`ene., feb., mar., abr., may., jun., jul., ago., sept., oct., nov., dic.`),
  ],
};
export const presentWords: Record<Tongue, string[]> = {
  en: list(`Present, Till date, Date, Current, Now, present, Till Date, PRESENT`),
  fr: list(`présent, aujourd'hui`),
  de: list(`heute`),
  es: list(`actualidad, presente`),
};
