/** The API calls for a user's own programs, for the page for developers. */
export const API_ENDPOINTS = [
  { endpoint: "POST /api/auth/login", parameters: "email, password", response: "token, user" },
  { endpoint: "GET /api/auth/user", parameters: "", response: "the account with what is left to use" },
  {
    endpoint: "POST /api/adverts/read",
    parameters: "jobDescription, jobTitle (optional), companyName (optional)",
    response:
      "free: text as read, language, title, company, posts, musts, wishes, rules, howToApply, warnings; with a profile also fit: score, met with its proof, unmet, unknown, questions. start and end are places in text",
  },
  {
    endpoint: "POST /api/generate",
    parameters:
      "multipart: jobTitle, companyName, companyLocation, jobDescription, generateCoverLetter, optimizeResume, resume (a file), resumeText, uploadId, the answers, or none of them: your profile",
    response: "coverLetter, resume; or 202 with jobId after 25 seconds",
  },
  {
    endpoint: "POST /api/uploads",
    parameters: "tus 1.0: Upload-Length; Upload-Metadata with filename and sha256 (hexadecimal)",
    response: "201 with the address for the pieces; or 200 with uploadId for a file that is here already",
  },
  {
    endpoint: "PATCH, HEAD, DELETE /api/uploads/{id}",
    parameters: "tus 1.0: pieces of at most 256 KB",
    response: "how much is here; with the last piece uploadId and fileName",
  },
  {
    endpoint: "GET /api/generate/{jobId}",
    parameters: "",
    response: "the state of the work, and its documents when they are ready",
  },
  {
    endpoint: "GET /api/career",
    parameters: "",
    response:
      "version, profile (the names of JSON Resume), facts with their state, doubts, notPlaced; 404 without a profile",
  },
  {
    endpoint: "POST /api/career/import",
    parameters:
      "multipart: resume (a file, also JSON Resume) or resumeText; isMine=true adds one with another name; preview=true in the address stores nothing",
    response: "the profile with what the resume adds; with preview what was read: profile, doubts, notPlaced",
  },
  {
    endpoint: "PUT /api/career",
    parameters: "profile, version (0 for the first)",
    response: "the saved profile; 409 if it was changed elsewhere",
  },
  { endpoint: "GET /api/career/versions", parameters: "", response: "the versions, newest first" },
  {
    endpoint: "POST /api/career/versions/{version}/restore",
    parameters: "",
    response: "the profile as it was in that version",
  },
  { endpoint: "GET /api/documents", parameters: "type (optional)", response: "your documents" },
  {
    endpoint: "GET /api/documents/{id}",
    parameters: "",
    response: "one document, and what is wrong with its files",
  },
  {
    endpoint: "PUT /api/documents/{id}",
    parameters: "content, version",
    response: "the saved document; 409 with both texts if it was changed elsewhere",
  },
  { endpoint: "DELETE /api/documents/{id}", parameters: "", response: "204" },
  { endpoint: "GET /api/documents/{id}/download", parameters: "format: pdf or docx", response: "the file" },
  { endpoint: "GET /api/stats/document-count", parameters: "", response: "count" },
];
