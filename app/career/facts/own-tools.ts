/** Tools beyond those the advert lexicon holds, in the form of own-names.ts. */
export const MORE_TOOLS = `
Sage = !Sage, Sage 50, Sage 200, Sage Evolution, Peachtree
QuickBooks = Quick Books
Tally = !Tally, Tally ERP
Xero
Zoho Books = Zoho
SAP
Odoo
Oracle = !Oracle, Oracle ERP
Microsoft Dynamics = Dynamics 365, Navision
Finacle
Flexcube
T24 = Temenos
Remita
Paystack
Flutterwave
Salesforce
HubSpot
ERPNext
S/4HANA
Power BI = PowerBI
Tableau = !Tableau
Looker
!Trello
!Asana
Jira
Confluence
!Notion
!Slack
Zendesk
Freshdesk
Intercom
Mailchimp
Canva
Photoshop = Adobe Photoshop
Illustrator = !Illustrator, Adobe Illustrator
InDesign
Figma
AutoCAD
Revit
ArcGIS
QGIS
Primavera = Primavera P6, !P6
MATLAB
SPSS
Stata = !Stata
Kahoot
Moodle
Microsoft Teams = MS Teams
Zoom = !Zoom
Google Classroom
Google Analytics
Fleetio
Opera PMS
Simphony = Oracle Simphony
Unit4
Workday = !Workday
BambooHR
SAGE HRMS
Shopify
WordPress
WooCommerce
Magento
Docker
Kubernetes
Jenkins
Terraform
Ansible
MongoDB
Redis
Kafka
Airflow
Snowflake
Databricks
Grafana
Splunk
ServiceNow
`;
