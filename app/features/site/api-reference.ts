/** The API calls for a user's own programs, for the page for developers. */
export const API_ENDPOINTS = [
  {
    endpoint: "POST /api/auth/login",
    parameters: "email, password",
    response: "token, user; with two-step sign-in 403 SECOND_STEP_REQUIRED with pendingToken and methods",
  },
  {
    endpoint: "POST /api/auth/second-step",
    parameters: "pendingToken, code (of the app, or a recovery code)",
    response: "token, user",
  },
  {
    endpoint: "POST /api/auth/step-up",
    parameters: "proof: the password, or a code with two-step sign-in",
    response: "for ten minutes no call answers 403 STEP_UP_REQUIRED",
  },
  { endpoint: "GET /api/auth/user", parameters: "", response: "the account with what is left to use" },
  {
    endpoint: "POST /api/adverts/read",
    parameters: "jobDescription, jobTitle (optional), companyName (optional)",
    response:
      "free: text as read, language, title, company, posts, musts, wishes, rules, howToApply, warnings; with a profile also fit: score, met with its proof, unmet, unknown, questions. start and end are places in text",
  },
  {
    endpoint: "GET /api/plans",
    parameters: "",
    response:
      "without signing in: plans and packs, each with id, name, price in naira, limits, days (null: never ends), onSale",
  },
  {
    endpoint: "POST /api/payment/initialize",
    parameters: "planId: the id of a plan or pack, such as jjc or pack_4; promoCode (optional)",
    response: "data.authorization_url, where to pay; data.reference",
  },
  {
    endpoint: "GET, POST /api/referral",
    parameters: "",
    response:
      "your invitation code (POST makes it), link, and invited: when each was accepted and its status",
  },
  {
    endpoint: "POST /api/referral/accept",
    parameters: "code, before the first payment",
    response: "success; both get one application when the first payment arrives",
  },
  {
    endpoint: "GET /api/payment/verify/{reference}",
    parameters: "",
    response: "success, status, plan (the id of what was bought), message",
  },
  {
    endpoint: "POST /api/generate",
    parameters:
      "multipart: jobTitle, companyName, companyLocation, jobDescription, generateCoverLetter, optimizeResume, resume (a file), resumeText, uploadId, the answers, or none of them: your profile",
    response: "jobId, applicationId, coverLetter, resume; or 202 without what is not ready after 25 seconds",
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
    response:
      "the state of the work, its documents when they are ready, and decisions: sentences that need you, or what you answered",
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
      "multipart: resume (a file, also JSON Resume) or resumeText; isMine=true adds one with another name; aiConsent=true lets the AI providers named in Settings read and write, from now on; preview=true in the address stores nothing",
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
  {
    endpoint: "GET /api/applications",
    parameters:
      "all optional: state (making, ready, sent, interview, closed, failed), q (words), page (of 25), isArchived",
    response:
      "applications (id, jobTitle, companyName, companyLocation, state, closesAt, createdAt, updatedAt, sentAt, interviewAt, closedAt, isArchived), counts by state, page, pages, total",
  },
  {
    endpoint: "GET /api/applications/{id}",
    parameters: "",
    response:
      "the same with jobDescription, notes, nextStates, jobId, advert as it was read, fit, howToApply, warnings, documents, decisions, sentDocuments (with the versions that went)",
  },
  {
    endpoint: "PATCH /api/applications/{id}",
    parameters: "state (one of nextStates), notes, isArchived; each optional",
    response: "the changed application; 409 for a state that cannot follow",
  },
  {
    endpoint: "GET /api/documents",
    parameters: "all optional: type, q (words), page (of 25)",
    response: "documents, counts, page, pages",
  },
  {
    endpoint: "GET /api/documents/{id}",
    parameters: "",
    response:
      "one document, what is wrong with its files, its decisions, and leftOut: your lines that it does not print",
  },
  {
    endpoint: "PUT /api/documents/{id}",
    parameters: "content, version; design (plain, graduate, senior) and pages (1, 2) of letter and resume",
    response: "the saved document; 409 with both texts if it was changed elsewhere",
  },
  {
    endpoint: "POST /api/documents/{id}/lines",
    parameters: "line: the id of a left-out line",
    response: "the resume with the line put back, as a new version, and leftOut: the lines that are left",
  },
  {
    endpoint: "POST /api/decisions/{id}",
    parameters: "answer: true (the draft is true, add it), own (my words stay) or left_out",
    response: "decision, document as it is now; 409 if it was answered before",
  },
  {
    endpoint: "GET /api/documents/{id}/versions",
    parameters: "",
    response: "current, versions: the earlier texts, newest first",
  },
  {
    endpoint: "POST /api/documents/{id}/versions/{version}/restore",
    parameters: "",
    response: "the document with that text as its newest version; 404",
  },
  { endpoint: "DELETE /api/documents/{id}", parameters: "", response: "204" },
  {
    endpoint: "GET /api/documents/{id}/download",
    parameters: "format: pdf or docx; design and pages to try another",
    response: "the file",
  },
  {
    endpoint: "GET /api/documents/{id}/picture",
    parameters: "design, pages",
    response: "the first page as PNG",
  },
  { endpoint: "GET /api/stats/document-count", parameters: "", response: "count" },
];
