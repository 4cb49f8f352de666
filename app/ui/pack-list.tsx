import { ButtonLink } from "./button";

export type Pack = {
  id: string;
  name: string;
  price: string;
  unitPrice: string; // of a pack with several applications
  coming: string; // another price, from a day on
  contents: string; // of a pack that holds another number of letters than of resumes
};

/** The packs in one card: what each holds, its price, and the way to its checkout. Needs no session. */
export function PackList({ packs }: { packs: Pack[] }) {
  return (
    <div className="card stack">
      <p>
        Each application is a cover letter and a resume for one advert. Use them whenever you want: they never
        expire.
      </p>
      <ul className="doc-list">
        {packs.map(({ id, name, price, unitPrice, coming, contents }) => (
          <li key={id} className="row apart">
            <div>
              <b>{name}</b>
              {contents && <span className="soft"> ({contents})</span>}
              <br />
              <span className="figure">{price}</span>
              {unitPrice && <p className="hint">{unitPrice}</p>}
              {coming && <p className="hint">{coming}</p>}
            </div>
            <ButtonLink href={`/payment/${id}`} about={name}>
              Buy
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
