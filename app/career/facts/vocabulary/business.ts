/** Office, finance, people, law and development work. One line a name: "name = other spelling, other spelling"; "!" keeps capitals. */
export const BUSINESS = `
Microsoft Office = MS Office, Office suite, Microsoft Office suite, MS Office suite, Office 365, Microsoft 365, Office packages
Excel = MS Excel, Microsoft Excel, !Excel, advanced Excel
Microsoft Word = MS Word, Word processing
PowerPoint = MS PowerPoint, Microsoft PowerPoint, power point
Outlook = MS Outlook, Microsoft Outlook, !Outlook
Microsoft Access = MS Access
Microsoft Teams = MS Teams
SharePoint
Google Workspace = G Suite, Google Suite
Google Sheets
Google Docs
Google Forms
Zoom = !Zoom
Slack = !Slack
Trello
Asana
Jira
Notion = !Notion
Canva
computer literacy = computer literate, computer skills, computer proficiency, computer appreciation, basic computer knowledge
data entry = data capture, data capturing, encoding of data
typing = typing speed, typewriting
filing = file management, filing system
record keeping = records keeping, keeping of records, keeping records, keep records, kept records, record-keeping, records management, record management
document control = document controller, documentation control
office administration = office management, administrative duties, administrative support, administrative tasks
front desk work = front desk, front office, reception duties, front desk duties
diary management = calendar management
minute taking = taking minutes, minutes of meetings, minute-taking
travel arrangements = travel planning, travel logistics
correspondence = official correspondence
customer service = customer care, client service, customer support, customer relations, client relations, customer handling
complaint handling = complaints handling, complaint resolution, handling complaints, handle complaints, handled complaints, handles complaints, logging complaints, logged complaints, resolve complaints, resolved complaints, resolving complaints, customer complaints, client complaints, guest complaints, complaints from customers
call centre = call center, contact centre, contact center
report writing = writing reports, write reports, preparation of reports
presentation = presentations, presentation skills
meeting planning = meeting coordination
event planning = event management, events management, events planning
business writing
proposal writing = proposal development, writing proposals
research = desk research
bookkeeping = book keeping, book-keeping
bank reconciliation = bank reconciliations, reconciliation of bank accounts, reconcile bank accounts, reconciled bank accounts, bank statement reconciliation
account reconciliation = accounts reconciliation, reconciliation of accounts, ledger reconciliation, balance sheet reconciliation, reconciliations, reconciliation
accounts payable = payables, vendor payments, supplier payments, AP processing
accounts receivable = receivables, debt collection, debtor management
general ledger = ledger posting, GL, ledger management
financial reporting = financial reports, financial report
financial statements = financial statement, final accounts, preparation of financial statements
management accounts = management accounting, management reports, management reporting
financial analysis = financial analyst
financial modelling = financial modeling, financial models
budgeting = budget preparation, budget planning, preparation of budgets, budgets
budgetary control = budget control, budget monitoring, budget management
forecasting = cash flow forecasting, financial forecasting
cost accounting = costing, product costing, cost analysis
cost control = cost reduction, cost management, cost saving
cash management = cash handling, cash flow management, petty cash, cash office
treasury management = treasury operations, treasury
invoicing = invoice processing, processing of invoices, process invoices, processed invoices, billing
credit control
credit analysis = credit appraisal, credit risk analysis
fixed asset register = fixed assets, asset register, fixed asset management
internal audit = internal auditing, internal auditor
external audit = statutory audit, external auditors
auditing = audit procedures, audit planning
internal control = internal controls
fraud detection = fraud prevention, fraud investigation
risk management = risk assessment, enterprise risk management
compliance = regulatory compliance, compliance monitoring
anti-money laundering = AML, AML/CFT, anti money laundering
KYC = know your customer
taxation = tax matters, tax management, tax administration, tax law
tax returns = filing of tax returns, tax filing, tax compliance, tax remittance
PAYE = pay as you earn
WHT = withholding tax
VAT = value added tax, value-added tax
CIT = company income tax, companies income tax
FIRS = Federal Inland Revenue Service
LIRS = Lagos State Internal Revenue Service, Lagos Internal Revenue Service
CBN = Central Bank of Nigeria, CBN regulations
PenCom = National Pension Commission, pension remittance
NSITF
ITF = Industrial Training Fund
NDIC
SEC = Securities and Exchange Commission
NAICOM
CAC = Corporate Affairs Commission
BVN = bank verification number
IFRS = International Financial Reporting Standards
GAAP
IPSAS = International Public Sector Accounting Standards
payroll = payroll administration, payroll processing, payroll management, salary administration
QuickBooks = Quick Books, QuickBooks Online, Intuit
Sage 50 = Sage50, Peachtree, Sage Peachtree, Sage, Sage accounting
Sage 300 = Accpac
Sage X3
Tally = !Tally ERP, !Tally, Tally Prime
Xero
Zoho Books
SAP = !SAP, SAP S/4HANA, SAP FICO, SAP ERP
Oracle Financials = Oracle ERP, Oracle Fusion
Microsoft Dynamics = Dynamics 365, MS Dynamics, Navision, Dynamics NAV
Odoo
ERP = ERP software, enterprise resource planning, ERP systems
accounting software = accounting packages, accounting package
Remita
TSA = Treasury Single Account
GIFMIS
Paystack
Flutterwave
Interswitch
Finacle
Flexcube = Flex cube
T24 = Temenos T24, Temenos
teller operations = cash teller, teller
account opening = opening of accounts, opened accounts, open accounts
loan processing = loan administration, loan disbursement, loan appraisal
loan recovery = loan collection, debt recovery, credit recovery
microfinance = micro finance, microcredit
relationship management = account management, client relationship management
trade finance = letters of credit, Form M
funds transfer = electronic funds transfer
insurance underwriting = underwriting
claims processing = claims management, insurance claims
pension administration
procurement = purchasing, sourcing, strategic sourcing, procurement management
vendor management = supplier management, vendor relations, supplier relations
tender preparation = tendering, bid preparation, tenders
contract management = contract administration
negotiation = negotiations, price negotiation, negotiating
recruitment = talent acquisition, staff recruitment, recruiting and selection, recruitment and selection
onboarding = staff onboarding, employee onboarding, induction
performance management = performance appraisal, performance appraisals, staff appraisal
employee relations = industrial relations, labour relations, staff relations
training and development = learning and development, staff training, employee training, staff development, L&D
compensation and benefits = compensation & benefits, reward management
HR policies = HR policy, human resource policies
human resources = human resource management, HR management, HRM, human resources management, HR operations
HRIS = HR information system, SeamlessHR, BambooHR
leave management = leave administration
labour law = Labour Act, employment law
legal drafting = drafting contracts, contract drafting, drafting of agreements, legal documentation
legal research
litigation = court appearances
company secretarial = company secretary practice, corporate secretarial
corporate law = company law, commercial law
conveyancing = property law
project management = project coordination, project planning, project implementation, managing projects
project monitoring = project supervision
monitoring and evaluation = M&E, M & E, monitoring & evaluation, MEAL, MEL
programme management = program management, programme implementation, program implementation
logframe = logical framework, theory of change
baseline survey = baseline surveys, needs assessment
data collection = field data collection, enumeration, survey data collection
KoboToolbox = KoBoCollect, Kobo, Kobo Collect
ODK = Open Data Kit
DHIS2 = DHIS 2
community mobilisation = community mobilization, social mobilisation, community engagement, community outreach, community sensitisation, sensitisation
advocacy
grant management = grants management, grant administration
grant writing = fundraising, resource mobilisation, grant proposals
donor reporting = donor reports, donor compliance
safeguarding = child protection, PSEA
gender-based violence = GBV, SGBV
WASH = water sanitation and hygiene
livelihoods = livelihood programming
humanitarian response = emergency response, humanitarian work
case management
counselling = counseling, guidance and counselling
capacity building = capacity development, capacity strengthening
stakeholder engagement = stakeholder management, stakeholders engagement, stakeholder relations
policy analysis = policy development
public administration
public procurement = Public Procurement Act, due process
civil service rules = public service rules, financial regulations
protocol = protocol duties
public relations = media relations, corporate communications
strategic planning = strategy development
business analysis = requirements gathering
business development = new business development
process improvement = continuous improvement, process optimisation
operations management = business operations
Lean = !Lean, Lean Six Sigma, Six Sigma, Kaizen
facility management = facilities management, facility maintenance
property management = estate management, rent collection
property valuation = valuation, estate valuation
land surveying = topographic survey, cadastral survey
`;
