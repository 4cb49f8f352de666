import { readAppSettings, writeAppSetting } from "~/db/app-settings.server";
import { write, type Tx } from "~/db/client.server";
import { env } from "~/env.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { getSiteContent } from "~/features/site/content.server";
import { Seller } from "./seller.schema";

const SELLER_SETTING = "payments.seller";

/** The seller that new receipts name: as set on the console, else the company of the legal pages, else the site. */
export function getSeller(reader?: Pick<Tx, "select">): Seller {
  const stored = Seller.safeParse(readAppSettings(reader)[SELLER_SETTING]).data;
  if (stored) return stored;
  const { company, address } = getSiteContent();
  return { name: company ?? env.SITE_NAME, address: address ?? "", tin: "", vatBasisPoints: null };
}

/** Sets the seller of the receipts from now on. Receipts that exist stay as they are. */
export function saveSeller(actor: Actor, seller: Seller, now = new Date()): void {
  write((tx) => {
    const before = getSeller(tx);
    writeAppSetting(tx, SELLER_SETTING, seller, now);
    recordAuditEvent(tx, actor, "receipts.seller_set", "settings:seller", { before, after: seller }, now);
  });
}
