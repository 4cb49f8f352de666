/** Professional bodies, certificates and licences. "name = other spelling"; "!" keeps capitals. */
export const CERTIFICATES = `
ICAN = Institute of Chartered Accountants of Nigeria, !ACA
ACCA = Association of Chartered Certified Accountants
ANAN = Association of National Accountants of Nigeria, !CNA
CIMA = Chartered Institute of Management Accountants
CFA = Chartered Financial Analyst
CISA
CPA = Certified Public Accountant
CITN = Chartered Institute of Taxation of Nigeria, CITN membership
CIBN = Chartered Institute of Bankers of Nigeria, Chartered Institute of Bankers
CIPM = Chartered Institute of Personnel Management, CIPMN
CIPD
SHRM
PHRi = aPHRi, SPHRi
HRPL
NIM = Nigerian Institute of Management
CIS = Chartered Institute of Stockbrokers
CIIN = Chartered Insurance Institute of Nigeria
CIPS = Chartered Institute of Procurement and Supply
CIPSMN = Chartered Institute of Purchasing and Supply Management of Nigeria
CILT = Chartered Institute of Logistics and Transport
ICSAN = Institute of Chartered Secretaries and Administrators of Nigeria
NIMN = National Institute of Marketing of Nigeria
NIPR = Nigerian Institute of Public Relations
ARCON = Advertising Practitioners Council of Nigeria, APCON
COREN = Council for the Regulation of Engineering in Nigeria
NSE = !NSE, Nigerian Society of Engineers
NATE
NIOB = Nigerian Institute of Building, CORBON
NIA = Nigerian Institute of Architects
ARCON (architects) = Architects Registration Council of Nigeria
NIQS = Nigerian Institute of Quantity Surveyors, QSRBN
NIESV = Nigerian Institution of Estate Surveyors and Valuers, ESVARBON
SURCON = Surveyors Council of Nigeria
NITP = Nigerian Institute of Town Planners, TOPREC
MDCN = Medical and Dental Council of Nigeria, MDCN licence, practising licence from MDCN
NMCN = Nursing and Midwifery Council of Nigeria, NMCN licence, nursing licence, nursing council, nursing and midwifery council
RN = !RN, registered nurse, registered nursing
RM = !RM, registered midwife
RPHN = registered public health nurse
PCN = Pharmacists Council of Nigeria, Pharmacy Council of Nigeria, PCN licence
MLSCN = Medical Laboratory Science Council of Nigeria
MRTBN
RRBN = Radiographers Registration Board of Nigeria
CHPRBN = Community Health Practitioners Registration Board of Nigeria
HRORBN = Health Records Officers Registration Board of Nigeria
VCN = Veterinary Council of Nigeria
TRCN = Teachers Registration Council of Nigeria, TRCN certificate, TRCN certification
PGDE = Postgraduate Diploma in Education
NBA = !NBA, Nigerian Bar Association
BL = !BL, called to the bar, call to bar, Nigerian Law School
ICMC
PMP = Project Management Professional
PRINCE2
CAPM
CSM = Certified ScrumMaster, Certified Scrum Master
PMD Pro
CCNA = Cisco Certified Network Associate
CCNP
CompTIA A+
CompTIA Security+ = Security+
CompTIA Network+ = Network+
CISSP
CEH = Certified Ethical Hacker
AWS Certified = AWS Certified Solutions Architect, AWS Cloud Practitioner
MCSE = MCSA
CPN = Computer Professionals Registration Council of Nigeria
NCS = Nigeria Computer Society
NEBOSH
IOSH
ISPON = Institute of Safety Professionals of Nigeria
HSE certificate = HSE 1 2 3, HSE Level 1, HSE Level 2, HSE Level 3, HSE certification, HSE Levels 1
BOSIET = HUET
OPITO
OSHA 30 = OSHA
Six Sigma Green Belt = Lean Six Sigma Green Belt, Green Belt
Six Sigma Black Belt = Black Belt
trade test certificate = trade test, trade test I, trade test II
City and Guilds = City & Guilds
NABTEB certificate
driver's licence = drivers licence, driving licence, valid driver licence, driver licence, drivers license, driving license, FRSC licence, Class E licence
rider's card = riders card, rider card, riders permit, rider permit
LASDRI = LASDRI card
food handler's certificate = food handlers certificate, food handlers test
first aid certificate = first aid certification
MCIPM
Google Data Analytics Certificate
Google Project Management Certificate
IELTS
TOEFL
`;
/** Of these, the ones that a person carries as a card or licence. */
export const LICENCES: ReadonlySet<string> = new Set([
  "driver's licence",
  "rider's card",
  "LASDRI",
  "MDCN",
  "NMCN",
  "PCN",
  "RRBN",
]);
