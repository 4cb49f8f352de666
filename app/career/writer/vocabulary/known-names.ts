/** Proper names of tools, bodies and methods as they are spelled, one a line: "POWERPOINT" in capitals is "PowerPoint". */
export const KNOWN_NAMES = `
Microsoft Office
MS Office
Office suite
Microsoft Office suite
MS Office suite
Office 365
Microsoft 365
Office packages
Excel
MS Excel
Microsoft Excel
advanced Excel
Microsoft Word
MS Word
Word processing
PowerPoint
MS PowerPoint
Microsoft PowerPoint
Outlook
MS Outlook
Microsoft Outlook
Microsoft Access
MS Access
Microsoft Teams
MS Teams
SharePoint
Google Workspace
G Suite
Google Suite
Google Sheets
Google Docs
Google Forms
Zoom
Slack
Trello
Asana
Jira
Notion
Canva
KYC
PAYE
WHT
VAT
CIT
FIRS
Federal Inland Revenue Service
LIRS
Lagos State Internal Revenue Service
Lagos Internal Revenue Service
CBN
Central Bank of Nigeria
CBN regulations
PenCom
National Pension Commission
NSITF
ITF
Industrial Training Fund
NDIC
SEC
Securities and Exchange Commission
NAICOM
CAC
Corporate Affairs Commission
BVN
IFRS
International Financial Reporting Standards
GAAP
IPSAS
International Public Sector Accounting Standards
QuickBooks
Quick Books
QuickBooks Online
Intuit
Sage 50
Sage50
Peachtree
Sage Peachtree
Sage
Sage accounting
Sage 300
Accpac
Sage X3
Tally
Tally ERP
Tally Prime
Xero
Zoho Books
SAP
SAP S/4HANA
SAP FICO
SAP ERP
Oracle Financials
Oracle ERP
Oracle Fusion
Microsoft Dynamics
Dynamics 365
MS Dynamics
Navision
Dynamics NAV
Odoo
ERP
ERP software
ERP systems
Remita
TSA
Treasury Single Account
GIFMIS
Paystack
Flutterwave
Interswitch
Finacle
Flexcube
Flex cube
T24
Temenos T24
Temenos
HR policies
HR policy
HRIS
HR information system
SeamlessHR
BambooHR
KoboToolbox
KoBoCollect
Kobo
Kobo Collect
ODK
Open Data Kit
DHIS2
DHIS 2
WASH
Lean
Lean Six Sigma
Six Sigma
Kaizen
ICAN
Institute of Chartered Accountants of Nigeria
ACA
ACCA
Association of Chartered Certified Accountants
ANAN
Association of National Accountants of Nigeria
CNA
CIMA
Chartered Institute of Management Accountants
CFA
Chartered Financial Analyst
CISA
CPA
Certified Public Accountant
CITN
Chartered Institute of Taxation of Nigeria
CITN membership
CIBN
Chartered Institute of Bankers of Nigeria
Chartered Institute of Bankers
CIPM
Chartered Institute of Personnel Management
CIPMN
CIPD
SHRM
PHRi
aPHRi
SPHRi
HRPL
NIM
Nigerian Institute of Management
CIS
Chartered Institute of Stockbrokers
CIIN
Chartered Insurance Institute of Nigeria
CIPS
Chartered Institute of Procurement and Supply
CIPSMN
Chartered Institute of Purchasing and Supply Management of Nigeria
CILT
Chartered Institute of Logistics and Transport
ICSAN
Institute of Chartered Secretaries and Administrators of Nigeria
NIMN
National Institute of Marketing of Nigeria
NIPR
Nigerian Institute of Public Relations
ARCON
Advertising Practitioners Council of Nigeria
APCON
COREN
Council for the Regulation of Engineering in Nigeria
NSE
Nigerian Society of Engineers
NATE
NIOB
Nigerian Institute of Building
CORBON
NIA
Nigerian Institute of Architects
ARCON (architects)
Architects Registration Council of Nigeria
NIQS
Nigerian Institute of Quantity Surveyors
QSRBN
NIESV
Nigerian Institution of Estate Surveyors and Valuers
ESVARBON
SURCON
Surveyors Council of Nigeria
NITP
Nigerian Institute of Town Planners
TOPREC
MDCN
Medical and Dental Council of Nigeria
MDCN licence
practising licence from MDCN
NMCN
Nursing and Midwifery Council of Nigeria
NMCN licence
RN
RM
RPHN
PCN
Pharmacists Council of Nigeria
Pharmacy Council of Nigeria
PCN licence
MLSCN
Medical Laboratory Science Council of Nigeria
MRTBN
RRBN
Radiographers Registration Board of Nigeria
CHPRBN
Community Health Practitioners Registration Board of Nigeria
HRORBN
Health Records Officers Registration Board of Nigeria
VCN
Veterinary Council of Nigeria
TRCN
Teachers Registration Council of Nigeria
TRCN certificate
TRCN certification
PGDE
Postgraduate Diploma in Education
NBA
Nigerian Bar Association
BL
Nigerian Law School
ICMC
PMP
Project Management Professional
PRINCE2
CAPM
CSM
Certified ScrumMaster
Certified Scrum Master
PMD Pro
CCNA
Cisco Certified Network Associate
CCNP
CompTIA A+
CompTIA Security+
Security+
CompTIA Network+
Network+
CISSP
CEH
Certified Ethical Hacker
AWS Certified
AWS Certified Solutions Architect
AWS Cloud Practitioner
MCSE
MCSA
CPN
Computer Professionals Registration Council of Nigeria
NCS
Nigeria Computer Society
NEBOSH
IOSH
ISPON
Institute of Safety Professionals of Nigeria
HSE certificate
HSE 1 2 3
HSE Level 1
HSE Level 2
HSE Level 3
HSE certification
HSE Levels 1
BOSIET
HUET
OPITO
OSHA 30
OSHA
Six Sigma Green Belt
Lean Six Sigma Green Belt
Green Belt
Six Sigma Black Belt
Black Belt
City and Guilds
City & Guilds
NABTEB certificate
LASDRI
LASDRI card
MCIPM
Google Data Analytics Certificate
Google Project Management Certificate
IELTS
TOEFL
JavaScript
javascript ES6
vanilla JavaScript
TypeScript
Python
Java
Core Java
J2EE
C#
C sharp
C++
PHP
Ruby on Rails
Ruby
Rails
Golang
Go language
Go programming
Kotlin
Swift
SwiftUI
Rust
Dart
Flutter
R programming
R language
RStudio
R Studio
Scala
Perl
HTML
HTML5
CSS
CSS3
Sass
SCSS
Tailwind CSS
Tailwind
Bootstrap
React
React.js
ReactJS
React Native
Next.js
NextJS
Angular
AngularJS
Vue.js
VueJS
Vue
Svelte
jQuery
Redux
Node.js
NodeJS
Node
Express.js
ExpressJS
NestJS
Django
Flask
FastAPI
Laravel
CodeIgniter
Spring Boot
Springboot
Spring framework
.NET
.NET Core
ASP.NET
WordPress
Word Press
Shopify
Magento
SQL
SQL queries
MySQL
PostgreSQL
Postgres
SQL Server
MS SQL
MSSQL
T-SQL
Oracle Database
Oracle DB
PL/SQL
MongoDB
Mongo DB
SQLite
Redis
Elasticsearch
Firebase
GraphQL
REST API
RESTful API
REST APIs
RESTful APIs
RESTful services
API development
API integration
API integrations
Git
GitHub
GitLab
Docker
Kubernetes
K8s
CI/CD
Jenkins
GitHub Actions
Terraform
Ansible
AWS
Amazon Web Services
EC2
Azure
Microsoft Azure
Google Cloud
GCP
Google Cloud Platform
Linux
Ubuntu
RHEL
Windows Server
Active Directory
VMware
DevOps
Cisco
Cisco routers
Cisco switches
MikroTik
VPN
VoIP
IT support
CCTV
CCTV installation
CCTV operation
SIEM
Splunk
ISO 27001
ITIL
Agile
Scrum
UI/UX design
UI/UX
UX design
UI design
UX research
Figma
Adobe XD
Power BI
PowerBI
Microsoft Power BI
Tableau
Looker Studio
Google Data Studio
DAX
Power Query
VBA
Excel macros
SPSS
Stata
SAS
EViews
NVivo
Apache Spark
PySpark
Airflow
Apache Airflow
AutoCAD
Auto CAD
Revit
ArchiCAD
SketchUp
Lumion
SolidWorks
Solid Works
Civil 3D
MATLAB
ArcGIS
QGIS
GIS
Photoshop
Adobe Photoshop
Illustrator
Adobe Illustrator
InDesign
Adobe InDesign
CorelDRAW
Corel Draw
Premiere Pro
Adobe Premiere
After Effects
Adobe Creative Suite
Adobe Creative Cloud
DaVinci Resolve
SEO
SEM
Google Ads
Google AdWords
PPC
Google Analytics
GA4
Facebook Ads
Meta Ads
Instagram Ads
HIV counselling
HIV testing services
HIV/AIDS counselling
HTS
TB DOTS
NAFDAC
NAFDAC registration
National Agency for Food and Drug Administration and Control
NHIA
NHIS
HMO claims
Nigerian curriculum
NERDC curriculum
British curriculum
Cambridge curriculum
IGCSE
Montessori
WAEC preparation
WASSCE preparation
NECO preparation
JAMB preparation
Google Classroom
English Language
PLC programming
PLC
SCADA
HVAC
ISO 9001
ISO 9001:2015
ISO 14001
ISO 45001
OHSAS 18001
ISO 22000
HACCP
GMP
cGMP
CMMS
SAP PM
NDT
LNG
HSE
QHSE
HSSE
EHS
NUPRC
DPR
NMDPRA
NNPC
NERC
NCC
Nigerian Communications Commission
SON
Standards Organisation of Nigeria
SONCAP
NESREA
FRSC
Federal Road Safety Corps
NPA
CRM
Salesforce
HubSpot
Zoho CRM
POS
POS terminal
POS machine
B2B sales
B2B
Nigerian dishes
Nigerian cuisine
African dishes
Opera PMS
Opera hotel system
Yoruba
Hausa
Igbo
French
French language
Arabic
Pidgin English
Nigerian Pidgin
Port Harcourt
Cross River
Victoria Island
Benin City
`;
