import { useContext, type ReactNode } from "react";
import { Button, ButtonLink } from "./button";
import { ChoiceCard, ChoiceGroup } from "./choice";
import { LinkedPart } from "./dialog";
import { DataSaverContext } from "./no-script";

const DESIGNS = [
  { value: "plain", label: "Plain", hint: "Your own order of sections. Good for every job." },
  { value: "graduate", label: "Graduate", hint: "Education, NYSC and SIWES first." },
  { value: "senior", label: "Senior", hint: "Summary and work first, for a long career." },
] as const;

type StyleProps = {
  /** The letter or the resume: both get the design. */
  id: string;
  design: string;
  pages: number;
  /** The photo of My profile, if there is one, and whether this resume shows it. */
  photoId: string | null;
  hasPhoto: boolean;
  /** The address to return to. */
  back: string;
};

/** What leads to the form for the design, with the design as it is. `back`: where to return to, if not to the application. */
export function DocumentStyleLink({ id, design, back }: { id: string; design: string; back?: string }) {
  const current = DESIGNS.find(({ value }) => value === design)?.label ?? "Plain";
  const query = back ? `?${new URLSearchParams({ back })}` : "";
  return <LinkedPart href={`/edit/${id}/more/design${query}`}>{`Design: ${current}`}</LinkedPart>;
}

/** The form for the design of a letter and its resume, which works without scripts. */
export function DocumentStyleForm({ id, design, pages, photoId, hasPhoto, back }: StyleProps) {
  return (
    <form method="post" action={`/documents/${id}/design`} className="stack">
      <input type="hidden" name="back" value={back} />
      <ChoiceGroup id={`design-${id}`} legend="Design of letter and resume">
        {DESIGNS.map(({ value, label, hint }) => (
          <ChoiceCard
            key={value}
            type="radio"
            id={`design-${id}-${value}`}
            name="design"
            value={value}
            label={label}
            hint={hint}
            defaultChecked={value === design}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup id={`pages-${id}`} legend="Pages of the resume">
        <div className="pair">
          {[1, 2].map((many) => (
            <ChoiceCard
              key={many}
              type="radio"
              id={`pages-${id}-${many}`}
              name="pages"
              value={String(many)}
              label={many === 1 ? "One page" : "Up to two pages"}
              hint={
                many === 1
                  ? "Set closer where needed. We say when it does not fit."
                  : "For most people who have worked."
              }
              defaultChecked={many === pages}
            />
          ))}
        </div>
      </ChoiceGroup>
      <PhotoChoice id={id} isPossible={photoId !== null} hasPhoto={hasPhoto} />
      <Button small>Use this design</Button>
    </form>
  );
}

/** Most employers want no photo; who must send one asks for it here, for this application alone. */
function PhotoChoice({ id, isPossible, hasPhoto }: { id: string; isPossible: boolean; hasPhoto: boolean }) {
  if (!isPossible)
    return (
      <p className="soft small">
        Does the employer ask for a photo on the resume? <a href="/profile/photo">Add one in My profile</a>{" "}
        first. It is printed only where you say so.
      </p>
    );
  return (
    <ChoiceGroup id={`photo-${id}`} legend="Photo on the resume">
      <div className="pair">
        <ChoiceCard
          type="radio"
          id={`photo-${id}-off`}
          name="hasPhoto"
          value="off"
          label="No photo"
          hint="Right for most employers."
          defaultChecked={!hasPhoto}
        />
        <ChoiceCard
          type="radio"
          id={`photo-${id}-on`}
          name="hasPhoto"
          value="on"
          label="With my photo"
          hint="Only if the employer asks. For this application alone."
          defaultChecked={hasPhoto}
        />
      </div>
    </ChoiceGroup>
  );
}

/** Opens the PDF in the browser instead of saving it. */
const pdfUrl = (id: string) => `/api/documents/${id}/download?format=pdf&inline`;

/** Opens the file as it prints; in data saver mode a page with its text, which has a tenth of the bytes. */
export function PreviewLink({
  id,
  about,
  isQuiet = false,
}: {
  id: string;
  about?: string;
  isQuiet?: boolean;
}) {
  const isSaving = useContext(DataSaverContext);
  return (
    <ButtonLink
      small
      kind={isQuiet ? "link" : "quiet"}
      href={isSaving ? `/api/documents/${id}/html-preview` : pdfUrl(id)}
      target="_blank"
      {...(about && { about })}
    >
      Preview
    </ButtonLink>
  );
}

// The picture of the tab, which the browser has.
const NO_PICTURE = "/icon.svg";

/** `title`: of the document, where a page has several. */
type PictureProps = Omit<StyleProps, "back"> & { title?: string; version: number };

/**
 * The first page of the PDF as it prints, which opens the file. `isAsked`: somebody came to see it; else it loads when it is near. Words that open the file
 * in data saver mode, where it was asked for: the picture has up to 20 KB.
 */
export function PagePicture({ isAsked = false, ...picture }: PictureProps & { isAsked?: boolean }) {
  const isSaving = useContext(DataSaverContext);
  if (isSaving && !isAsked) return null;
  return (
    <a href={pdfUrl(picture.id)} target="_blank" rel="noreferrer">
      {isSaving && <PictureWords title={picture.title} />}
      {!isSaving && isAsked && <Picture {...picture} />}
      {!isAsked && (
        <>
          <span className="without-scripts">
            <PictureWords title={picture.title} />
          </span>
          <OnlyWithScripts>
            <Picture {...picture} />
          </OnlyWithScripts>
        </>
      )}
    </a>
  );
}

function PictureWords({ title }: Pick<PictureProps, "title">) {
  return <>See how it prints (PDF){title && <span className="hidden-text">: {title}</span>}</>;
}

/** The same page as wide as a thumb, beside words that lead to it. Nothing in data saver mode and without scripts. */
export function SmallPicture(props: Omit<PictureProps, "title">) {
  if (useContext(DataSaverContext)) return null;
  return (
    <OnlyWithScripts>
      <img
        className="preview thumb hint"
        src={pictureUrl(props, { size: "small" })}
        alt=""
        width={320}
        height={453}
        loading="lazy"
      />
    </OnlyWithScripts>
  );
}

// A browser without scripts loads lazy pictures at once.
function OnlyWithScripts({ children }: { children: ReactNode }) {
  return (
    <picture className="with-scripts">
      <source media="(scripting: none)" srcSet={NO_PICTURE} />
      {children}
    </picture>
  );
}

function Picture({ title, ...props }: PictureProps) {
  return (
    <img
      className="preview"
      src={pictureUrl(props)}
      alt={`First page${title ? ` of ${title}` : ""} as it prints. Opens the PDF.`}
      width={640}
      height={905}
      loading="lazy"
    />
  );
}

// Another address for each text and design, so that a page in the browser's memory never shows an old one.
function pictureUrl(
  { id, version, design, pages, photoId, hasPhoto }: Omit<PictureProps, "title">,
  size: { size?: string } = {},
): string {
  const style = new URLSearchParams({
    ...size,
    version: String(version),
    design,
    pages: String(pages),
    ...(hasPhoto && photoId !== null && { photo: photoId }),
  });
  return `/api/documents/${id}/picture?${style}`;
}
