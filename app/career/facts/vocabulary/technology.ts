/** Software, data, networks, design and media. One line a name: "name = other spelling, other spelling"; "!" keeps capitals. */
export const TECHNOLOGY = `
JavaScript = javascript ES6, vanilla JavaScript
TypeScript
Python
Java = !Java, Core Java, J2EE
C# = C sharp
C++
PHP
Ruby on Rails = !Ruby, Rails
Golang = Go language, Go programming
Kotlin
Swift = !Swift, SwiftUI
Rust = !Rust
Dart = !Dart
Flutter = !Flutter
R programming = R language, RStudio, R Studio
Scala = !Scala
Perl = !Perl
HTML = HTML5
CSS = CSS3
Sass = !SASS, SCSS
Tailwind CSS = Tailwind
Bootstrap = !Bootstrap
React = React.js, ReactJS, !React
React Native
Next.js = NextJS
Angular = AngularJS, !Angular
Vue.js = VueJS, !Vue
Svelte
jQuery
Redux = !Redux
Node.js = NodeJS, !Node
Express.js = ExpressJS
NestJS
Django
Flask = !Flask
FastAPI
Laravel
CodeIgniter
Spring Boot = Springboot, Spring framework
.NET = .NET Core, ASP.NET, dot net
WordPress = Word Press
Shopify
Magento
SQL = structured query language, SQL queries
MySQL
PostgreSQL = Postgres
SQL Server = MS SQL, MSSQL, T-SQL
Oracle Database = Oracle DB, PL/SQL
MongoDB = Mongo DB
SQLite
Redis = !Redis
Elasticsearch
Firebase = !Firebase
GraphQL
REST API = RESTful API, REST APIs, RESTful APIs, RESTful services, API development, API integration, API integrations
microservices = microservice architecture
Git = !Git, version control
GitHub = Github
GitLab = Gitlab
Docker
Kubernetes = K8s
CI/CD = continuous integration, Jenkins, GitHub Actions
Terraform
Ansible
AWS = Amazon Web Services, EC2
Azure = Microsoft Azure, !Azure
Google Cloud = GCP, Google Cloud Platform
Linux = !Linux, Ubuntu, RHEL
Windows Server
Active Directory
VMware
shell scripting = Bash scripting, !Bash
DevOps
cloud computing = cloud infrastructure
system administration = systems administration, server administration
network administration = network management, networking, computer networking, LAN/WAN, LAN, WAN
Cisco = Cisco routers, Cisco switches
MikroTik = Mikrotik
firewall = firewalls, Fortinet
VPN
VoIP
fibre optics = fibre optic, fiber optic, fiber optics
telecommunications = telecoms, GSM networks, base station, BTS
IT support = technical support, desktop support, help desk, helpdesk, service desk, user support
hardware maintenance = computer repairs, hardware repairs, computer maintenance, hardware troubleshooting
troubleshooting = trouble shooting
CCTV = CCTV installation, CCTV operation
cybersecurity = cyber security, information security, network security
penetration testing = ethical hacking, vulnerability assessment
SIEM = Splunk
ISO 27001
ITIL = !ITIL
software testing = QA testing, manual testing, test cases, quality assurance testing
test automation = Selenium, Cypress, automated testing
unit testing = unit tests
Agile = !Agile, Scrum, agile methodology
product management = product roadmap, product owner
UI/UX design = UI/UX, UX design, UI design, user interface design, UX research, user experience design
Figma
Adobe XD
wireframing = wireframes, prototyping
mobile app development = mobile development, Android development, iOS development, mobile apps
web development = website development, web design, front-end development, frontend development, back-end development, backend development, full-stack development
system design = software architecture, systems design
object-oriented programming = OOP
data structures = algorithms
data analysis = data analytics, analysis of data, analyse data, analysed data, data analyst
data visualisation = data visualization, dashboards, dashboard
Power BI = PowerBI, Microsoft Power BI
Tableau = !Tableau
Looker Studio = Google Data Studio
DAX = !DAX
Power Query
VBA = Excel macros, macros
pivot tables = pivot table, VLOOKUP, XLOOKUP
SPSS
Stata = !STATA, !Stata
SAS = !SAS
EViews
NVivo
pandas = NumPy
machine learning
deep learning = TensorFlow, PyTorch
natural language processing
data engineering = ETL, data pipelines, data warehousing
Apache Spark = PySpark
Airflow = Apache Airflow
blockchain = Solidity, Web3
embedded systems = microcontrollers, Arduino
AutoCAD = Auto CAD
Revit = !Revit
ArchiCAD
SketchUp
Lumion = !Lumion
SolidWorks = Solid Works
Civil 3D
MATLAB
ArcGIS
QGIS
GIS = geographic information system, geographic information systems, geospatial analysis
Photoshop = Adobe Photoshop
Illustrator = Adobe Illustrator, !Illustrator
InDesign = Adobe InDesign
CorelDRAW = Corel Draw
Premiere Pro = Adobe Premiere
After Effects
Adobe Creative Suite = Adobe Creative Cloud
DaVinci Resolve
graphic design = graphics design, graphic designer
motion graphics = animation
video editing = video production, videography
photography = photographer
content writing = content creation, copywriting, copy writing, creative writing, blog writing
proofreading = copy editing, copyediting
journalism = news reporting, news writing
radio presenting = broadcasting, on-air presentation
social media management = social media, social media marketing, community management
SEO = search engine optimisation, search engine optimization
SEM = Google Ads, Google AdWords, pay-per-click, PPC
Google Analytics = GA4
Facebook Ads = Meta Ads, Instagram Ads
email marketing = Mailchimp
digital marketing = online marketing, internet marketing
`;
