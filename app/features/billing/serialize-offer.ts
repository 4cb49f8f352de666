import { formatNaira } from "~/money";
import { allowanceText, isPack, type Offer } from "./plans";

/** A plan or pack with the field names of the API. Money in naira; -1 means unlimited. */
export function serializeOffer({ offer, name, isUnlimited, ...version }: Offer) {
  return {
    id: offer,
    kind: isPack(offer) ? "pack" : "plan",
    name,
    displayName: name,
    price: version.priceKobo / 100,
    priceDisplay: formatNaira(version.priceKobo),
    description: allowanceText({ offer, name, isUnlimited, ...version }),
    features: version.features,
    limits: {
      coverLetters: isUnlimited ? -1 : version.coverLetters,
      resumes: isUnlimited ? -1 : version.resumes,
      isUnlimited,
    },
    days: isPack(offer) ? null : 30,
    onSale: version.isOnSale,
    popular: version.isPopular,
  };
}
