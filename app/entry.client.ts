// Remix requires this file, but no page loads it: React renders only on the server. Enhanced pages load a
// file of app/browser/pages.
export {};
