/** The calls that a person's own programs may make, as the page for developers lists them. */
export const API_CALLS = [
  { call: "POST /api/auth/login", takes: "email, password", gives: "token, user" },
  { call: "GET /api/auth/user", takes: "", gives: "the account with what is left to use" },
  {
    call: "POST /api/generate",
    takes:
      "multipart: jobTitle, companyName, companyLocation, jobDescription, generateCoverLetter, optimizeResume, resume (a file), uploadId or the six answers",
    gives: "coverLetter, resume; or 202 with jobId after 25 seconds",
  },
  {
    call: "POST /api/uploads",
    takes: "tus 1.0: Upload-Length; Upload-Metadata with filename and sha256 (hexadecimal)",
    gives: "201 with the address for the pieces; or 200 with uploadId for a file that is here already",
  },
  {
    call: "PATCH, HEAD, DELETE /api/uploads/{id}",
    takes: "tus 1.0: pieces of at most 256 KB",
    gives: "how much is here; with the last piece uploadId and fileName",
  },
  {
    call: "GET /api/generate/{jobId}",
    takes: "",
    gives: "the state of the work, and its documents when they are ready",
  },
  { call: "GET /api/documents", takes: "type (optional)", gives: "your documents" },
  { call: "GET /api/documents/{id}", takes: "", gives: "one document" },
  {
    call: "PUT /api/documents/{id}",
    takes: "content, version",
    gives: "the saved document; 409 with both texts if it was changed elsewhere",
  },
  { call: "DELETE /api/documents/{id}", takes: "", gives: "204" },
  { call: "GET /api/documents/{id}/download", takes: "format: pdf or docx", gives: "the file" },
  { call: "GET /api/stats/document-count", takes: "", gives: "count" },
];
