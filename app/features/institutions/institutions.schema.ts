import { z } from "zod";
import { SOLD_IDS } from "~/db/schema/values";

const line = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(2, missing).max(max, `At most ${max} letters.`);
const email = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .toLowerCase()
    .pipe(z.email("Enter an email address, such as office@school.edu.ng."));

const MAX_SEATS = 5_000;

/** A new institution, with the address of the person who acts for it. */
export const InstitutionForm = z.object({
  name: line(120, "Enter the name of the institution."),
  address: line(300, "Enter its postal address."),
  email: email("Enter the email address for invoices."),
  taxNumber: z
    .string()
    .trim()
    .regex(/^[0-9A-Z][0-9A-Z-]{7,19}$/i, "A tax number has 8 to 20 digits, letters and dashes.")
    .optional()
    .transform((text) => text?.toUpperCase() ?? ""),
  ownerEmail: email("Enter the email address of its owner."),
});
export type InstitutionValues = z.output<typeof InstitutionForm>;

/** An order of seats. `form` names the form, so that a second tap orders nothing. */
export const OrderForm = z.object({
  form: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
  offer: z.enum(SOLD_IDS, "Choose what each seat gives."),
  seats: z
    .string({ error: "Enter how many seats." })
    .trim()
    .regex(/^\d{1,6}$/, "Enter a whole number, such as 50.")
    .transform(Number)
    .pipe(
      z.number().min(1, "At least one seat.").max(MAX_SEATS, `At most ${MAX_SEATS} seats for each invoice.`),
    ),
});
export type OrderValues = z.output<typeof OrderForm>;

/** The address of a colleague. */
export const StaffForm = z.object({ email: email("Enter the email address of your colleague.") });

/** How staff of the house saw that an invoice was paid. */
export const PaidForm = z.object({
  paidBy: line(150, "Write what the bank’s statement says."),
});

/** The phone number of an institution, which a bank needs for an account number. */
export const InstitutionAccountForm = z.object({
  phone: z
    .string({ error: "Enter a phone number." })
    .trim()
    .transform((text) => text.replace(/[\s()-]/g, "").replace(/^0(?=\d{9,10}$)/, "+234"))
    .pipe(z.string().regex(/^\+\d{10,14}$/, "Enter a phone number, such as 0803 123 4567.")),
});

/** The code of a seat, as somebody typed it. */
export const SeatCodeForm = z.object({
  code: z
    .string({ error: "Enter your code." })
    .trim()
    .toUpperCase()
    .transform((text) => text.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(/^[A-Z0-9]{10}$/, "A code has ten letters and digits, such as K7QM2-XW9RT.")),
});
