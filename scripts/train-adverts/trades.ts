/**
 * What adverts of a trade speak of, all invented for the training: titles, fields of study, things to know (nouns), things
 * to do (verbs in the base form), tools, papers. A bar parts the items.
 */
export type Trade = {
  titles: string[];
  fields: string[];
  nouns: string[];
  verbs: string[];
  tools: string[];
  papers: string[];
};

const list = (text: string) => text.split("|").map((item) => item.trim());

const trade = (
  titles: string,
  fields: string,
  nouns: string,
  verbs: string,
  tools: string,
  papers: string,
): Trade => ({
  titles: list(titles),
  fields: list(fields),
  nouns: list(nouns),
  verbs: list(verbs),
  tools: list(tools),
  papers: list(papers),
});

export const TRADES: readonly Trade[] = [
  trade(
    "Account Officer|Cost Accountant|Treasury Analyst|Credit Control Officer|Financial Controller|Tax Associate",
    "Accounting|Banking and Finance|Economics",
    "ledger posting|petty cash|fixed asset register|monthly management accounts|tax remittance|cash flow forecast|credit notes|vendor payments|budget variance",
    "post daily entries|close the books by the fifth|chase overdue invoices|prepare VAT schedules|count the safe every evening|answer queries of the external auditors|reconcile mobile money|pay suppliers on time",
    "Sage 300|QuickBooks Online|Tally Prime|Xero|pivot tables|SAP Business One|Zoho Books",
    "ICAN|ATS|ANAN|ACCA part qualified|CITN",
  ),
  trade(
    "Medical Sales Executive|Route Salesman|Key Account Executive|Merchandiser|Territory Manager|Telesales Agent",
    "Marketing|Business Administration|any discipline",
    "cold calling|market coverage|trade promotions|a list of loyal customers|B2B sales|retail display|debt recovery|open market distribution",
    "meet a monthly target|open new outlets|present products to doctors|collect payment on delivery|visit fifteen shops a day|keep van stock straight|close deals by phone|hand in a weekly report",
    "HubSpot|Salesforce|FieldPro|WhatsApp Business|Zoho CRM|a sales app",
    "NIMN|valid rider's card",
  ),
  trade(
    "Theatre Nurse|Community Health Extension Worker|Dialysis Nurse|Ward Sister|Scrub Nurse|Registered Nurse/Midwife",
    "Nursing Science|Community Health",
    "wound dressing|neonatal care|triage|infection control|drug rounds|antenatal care|blood transfusion|labour ward practice",
    "pass a line without help|read a fetal monitor|keep drug charts|calm worried relatives|cover night duty|write clear nursing notes|set up the theatre|run an immunisation session",
    "electronic medical records|pulse oximeter|infusion pump|HMIS forms|suction machine",
    "current practising licence|NMCN registration|BLS certificate|ACLS|RN/RM|CHPRBN licence",
  ),
  trade(
    "Biology Teacher|Class Teacher|Head of Nursery|Physics Tutor|French Teacher|Vice Principal Academics",
    "Education|Mathematics Education|Biology|English Language|Early Childhood Education",
    "lesson notes|British curriculum|Montessori method|classroom control|WAEC marking|phonics|continuous assessment",
    "teach up to SS2|handle robotics club|mark scripts within a week|prepare pupils for common entrance|write weekly lesson plans|coach for JAMB|manage a class of thirty|use a smart board",
    "Google Classroom|Jolly Phonics|Educare|interactive boards|Zoom",
    "TRCN|PGDE|NCE|Montessori diploma",
  ),
  trade(
    "Company Driver|Truck Driver|School Bus Driver|Forklift Operator|Executive Driver|Dispatch Officer",
    "any field",
    "defensive driving|Lagos roads|minor repairs|route planning|interstate trips|vehicle inspection",
    "drive manual and automatic|read road signs|keep a log book|change a tyre|wash the car every morning|use Google Maps|travel at short notice|park in tight places",
    "GPS tracker|Bolt app|Hiace bus|Mack truck|Toyota Coaster",
    "valid driver's licence|LASDRI card|driver's licence class E|FRSC certificate",
  ),
  trade(
    "Night Guard|Chief Security Officer|Bouncer|CCTV Operator|Gateman|Security Supervisor",
    "Criminology|any course",
    "access control|report writing|fire drill|crowd control|dog handling|incident response",
    "search bags politely|write an incident report|stand for eight hours|check visitors in|patrol the fence|work nights and weekends|handle a fire extinguisher",
    "CCTV monitors|walkie-talkie|metal detector|gate pass system",
    "discharge book|police clearance|NSCDC licence|guarantor's letter",
  ),
  trade(
    "Housekeeper|Room Attendant|Laundry Man|Nanny|Steward|Facility Cleaner",
    "Hospitality|Home Economics",
    "ironing|stain removal|deep cleaning|baby care|bed making|floor polishing",
    "cook simple meals|wash and iron shirts|clean twelve rooms a shift|care for twins|mind the pets|polish marble floors|live in|work on public holidays",
    "industrial washing machine|vacuum cleaner|steam iron|floor scrubber",
    "food handler's certificate|medical fitness certificate|reference from a former madam",
  ),
  trade(
    "Head Cook|Grill Chef|Pizza Maker|Baker|Bartender|Kitchen Porter|Pastry Cook",
    "Catering and Hotel Management|Food Science",
    "continental dishes|local soups|cake decorating|menu costing|dough work|kitchen hygiene|cocktails|small chops",
    "cook for two hundred people|bake sourdough|plate under pressure|order stock weekly|train kitchen hands|mix mocktails|control food cost|prepare Ofada rice",
    "deck oven|spiral mixer|charcoal grill|Foodics|espresso machine",
    "City & Guilds in cookery|food hygiene certificate|HACCP level 2",
  ),
  trade(
    "Pattern Maker|Embroidery Machine Operator|Fashion Designer|Tailoring Instructor|Shoemaker",
    "Fashion Design|Textile Technology",
    "bridal wear|agbada finishing|pattern drafting|beading|corset making|leather cutting|monogram",
    "cut without wasting fabric|sew thirty pieces a day|finish by hand|take measurements correctly|sketch a style|train apprentices|fix a jammed machine",
    "weaving machine|industrial straight machine|Wilcom|button machine|overlock",
    "trade test certificate|NABTEB in garment making",
  ),
  trade(
    "Welder Fabricator|Pipe Fitter|Diesel Mechanic|Lathe Operator|Maintenance Fitter|Aluminium Fabricator",
    "Mechanical Engineering|Metallurgy",
    "TIG welding|gate fabrication|hydraulics|pump overhaul|conveyor maintenance|preventive maintenance|sheet metal work",
    "read isometric drawings|weld in all positions|service a 500 kVA generator|climb a scaffold|work with stainless steel|change bearings|fault-find on site",
    "lathe machine|Vernier caliper|plasma cutter|Perkins engine|angle grinder",
    "Trade Test I|6G certificate|COREN|City and Guilds Level 3",
  ),
  trade(
    "Mobile Developer|DevOps Engineer|QA Tester|Product Designer|Full Stack Engineer|IT Support Officer",
    "Computer Science|Software Engineering|Information Technology",
    "REST APIs|unit testing|cloud deployment|code reviews|micro-frontends|accessibility|networking basics|database design",
    "ship features end to end|write tests first|review pull requests|explain trade-offs to non-technical people|set up CI pipelines|debug production issues|design component libraries|image laptops",
    "Flutter|Kotlin|Go|Rust|Vue|Terraform|Jenkins|GitHub Actions|Figma|PostgreSQL|Redis|Active Directory|Spring Boot",
    "AWS Certified Developer|CCNA|ISTQB|CompTIA A+",
  ),
  trade(
    "HR Generalist|Recruitment Officer|Learning and Development Lead|Admin Officer|Payroll Specialist|Office Assistant",
    "Human Resource Management|Psychology|Public Administration|Sociology",
    "labour law|staff welfare|onboarding|performance appraisal|pension remittance|filing|conflict resolution",
    "run exit interviews|keep staff files|draft letters|book flights and hotels|manage the leave roster|post vacancies|take minutes|buy office supplies",
    "BambooHR|SeamlessHR|Microsoft Office|PowerPoint|biometric clock",
    "CIPM|SHRM-CP|PHRi",
  ),
  trade(
    "Protection Officer|Nutrition Assistant|MEAL Coordinator|Field Enumerator|Livelihoods Officer|Grants Manager|Hygiene Promoter",
    "Social Sciences|Public Health|Statistics|Development Studies|Agricultural Economics",
    "case management|focus group discussions|donor reporting|cash and voucher assistance|community mobilisation|data quality checks|safeguarding|logframes",
    "travel to hard-to-reach LGAs|train volunteers|write success stories|run post-distribution monitoring|supervise enumerators|lead referral pathways|review budgets with partners",
    "KoboToolbox|ODK|Power BI|SPSS|DHIS2|Stata|ActivityInfo",
    "PMD Pro|Sphere training|PRINCE2",
  ),
  trade(
    "Store Officer|Inventory Controller|Warehouse Assistant|Picker|Procurement Assistant|Clearing Agent",
    "Purchasing and Supply|Logistics|Supply Chain Management",
    "FEFO|cycle counts|bin cards|goods receipt|import documentation|vendor management|cold store handling",
    "receive goods against the waybill|count stock every Friday|load trucks|arrange pallets|issue materials to production|negotiate with transporters|clear containers at Apapa",
    "Odoo|reach truck|barcode scanner|SAP MM|pallet jack",
    "CIPS|CILT|forklift licence",
  ),
  trade(
    "Farm Manager|Poultry Attendant|Tractor Operator|Greenhouse Supervisor|Veterinary Assistant|Snail Farm Hand",
    "Animal Science|Agronomy|Agricultural Engineering",
    "layers management|brooding|drip irrigation|vaccination|feed formulation|crop rotation|hatchery work",
    "vaccinate birds|mix feed|keep mortality records|treat piglets|pack eggs at dawn|drive a tractor|live on the farm",
    "knapsack sprayer|incubator|Massey Ferguson|feed mill",
    "VCN registration|diploma in animal health",
  ),
  trade(
    "Pharmacy Technician|Superintendent Pharmacist|Laboratory Scientist|Optometrist|Radiographer|Phlebotomist",
    "Pharmacy|Medical Laboratory Science|Radiography",
    "dispensing|stock expiry checks|haematology|microscopy|patient counselling|sample collection|quality control",
    "draw blood from children|read slides|counsel patients|fill prescriptions fast|calibrate analysers|cover weekend call|report results the same day",
    "PharmaSoft|chemistry analyser|X-ray unit|LIMS|slit lamp",
    "PCN licence|MLSCN registration|current licence to practise|ODORBN",
  ),
  trade(
    "Site Supervisor|Quantity Surveyor|Structural Engineer|Mason|Plumber|Land Surveyor|Estate Officer",
    "Civil Engineering|Building|Quantity Surveying|Estate Management",
    "setting out|bill of quantities|reinforced concrete|tiling|site safety|tenancy agreements|soil tests",
    "read structural drawings|supervise concrete casting|measure works|manage subcontractors|inspect plumbing|collect rent|prepare valuations",
    "AutoCAD|Revit|total station|Primavera P6|Prota|MS Project",
    "COREN|NIQS|HSE Level 2|NIESV",
  ),
  trade(
    "Front Office Agent|Receptionist|Customer Care Representative|Guest Relations Officer|Call Centre Agent",
    "Mass Communication|English|Hotel Management",
    "telephone manners|complaint handling|night audit|booking|live chat|data entry",
    "answer calls within three rings|check guests in|calm angry customers|type forty words a minute|sell rooms online|work rotating shifts",
    "Opera|Zendesk|eZee|Booking.com extranet|Microsoft Word|POS machine",
    "diploma in hospitality|NIHOTOUR certificate",
  ),
  trade(
    "Legal Assistant|Company Secretary|Litigation Associate|Compliance Analyst|Court Clerk",
    "Law",
    "contract drafting|litigation|property law|regulatory filings|legal research|corporate governance",
    "draft pleadings|appear before the High Court|file returns at CAC|review leases|keep the register of members|brief external counsel",
    "LawPavilion|CAC portal|Microsoft 365",
    "B.L|called to the Nigerian Bar|ICSAN",
  ),
  trade(
    "Hair Stylist|Barber|Makeup Artist|Nail Technician|Spa Therapist|Lash Technician",
    "Cosmetology",
    "wig installation|fading|gel nails|pedicure|sisterlocks|bridal makeup|body massage",
    "braid neatly|fix frontals|shave with a clipper|attend to VIP clients|work on Sundays|keep tools clean|upsell products",
    "clippers|wax heater|UV lamp|steamer",
    "certificate from a beauty school",
  ),
  trade(
    "Solar Installer|Electrician|Refrigeration Technician|CCTV Installer|Instrument Technician|Telecoms Rigger",
    "Electrical Engineering|Electronics",
    "house wiring|inverter installation|battery sizing|fibre splicing|control panels|earthing|split units",
    "trace faults|climb a mast|bend conduit|install street lights|read circuit diagrams|gas a fridge|commission panels",
    "multimeter|Victron|PLC|OTDR|clamp meter|Siemens LOGO",
    "NEMSA certificate|Trade Test II|rigger certificate|Class B licence",
  ),
  trade(
    "Content Creator|Graphics Designer|Video Editor|Digital Marketer|Brand Manager|Photographer|Copywriter",
    "Mass Communication|Fine Art|Marketing",
    "storytelling|brand strategy|community management|colour grading|email marketing|SEO|paid ads",
    "shoot and edit reels|write scroll-stopping captions|grow a page from zero|design flyers daily|run influencer campaigns|plan a content calendar",
    "CapCut|Premiere Pro|CorelDRAW|Canva|Meta Ads Manager|Photoshop|Google Analytics|Mailchimp",
    "a portfolio|HubSpot certificate",
  ),
  trade(
    "Data Analyst|Business Intelligence Lead|Actuarial Analyst|Credit Risk Officer|Research Assistant",
    "Statistics|Mathematics|Actuarial Science|any numerate discipline",
    "dashboards|hypothesis testing|data cleaning|credit scoring|survey design|loan appraisal",
    "turn questions into queries|build dashboards people use|present to the board|clean messy data|design questionnaires|model churn",
    "Python|SQL|Tableau|R|dbt|Looker Studio|Excel|BigQuery",
    "Google Data Analytics certificate|FRM|CFA Level 1",
  ),
  trade(
    "Production Supervisor|Machine Operator|Quality Control Officer|Packer|HSE Officer|Process Engineer",
    "Chemical Engineering|Microbiology|Industrial Chemistry|Food Technology",
    "GMP|ISO 9001|line clearance|toolbox talks|root cause analysis|waste management|shift handover",
    "run a blow moulding line|take hourly samples|lead a crew of ten|investigate accidents|clean tanks in place|lift 25 kg|work three shifts",
    "pH meter|blow moulding machine|SCADA|filling line|Excel",
    "NEBOSH IGC|ISPON|HSE 1, 2 and 3|Six Sigma Green Belt",
  ),
];
