/** A post and its employer in one line. Each keeps its own direction, so that names in Arabic do not change places. */
export function PostAt({ jobTitle, companyName }: { jobTitle: string; companyName: string }) {
  return (
    <>
      <bdi>{jobTitle}</bdi>, <bdi>{companyName}</bdi>
    </>
  );
}
