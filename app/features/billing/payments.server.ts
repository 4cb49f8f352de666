export { checkoutOrigin } from "~/providers/paystack/account.server"
