/** A post and its employer in one line. Each keeps its own direction, so that names in Arabic do not change places. */
export function PostAt({ jobTitle, companyName }: { jobTitle: string; companyName: string }) {
  return (
    <>
      <bdi>{jobTitle}</bdi>
      {jobTitle && companyName && ", "}
      <bdi>{companyName}</bdi>
    </>
  );
}

/** The title of a document, which ends with its post and employer. */
export function DocumentTitle(document: { title: string; jobTitle: string; companyName: string }) {
  const { title, jobTitle, companyName } = document;
  const post = `${jobTitle}, ${companyName}`;
  if (!title.endsWith(post)) return <bdi>{title}</bdi>;
  return (
    <>
      {title.slice(0, -post.length)}
      <PostAt jobTitle={jobTitle} companyName={companyName} />
    </>
  );
}
