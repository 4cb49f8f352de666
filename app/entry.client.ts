// Remix wants a file here. No page loads it: React draws on the server alone, and pages that scripts make better name a file of app/browser/pages.
export {};
