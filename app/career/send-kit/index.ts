export { applicantOf, type Applicant } from "./applicant";
export { fillSlots, slotKey, type AskedSlot } from "./fill-slots";
export { writeFollowUp } from "./follow-up";
export { toFormalLetter } from "./formal-letter";
export { mailLink, whatsappLink } from "./mail-link";
export { buildSendKit, type SendKit } from "./send-kit";
export { addressOf } from "./short-letter";
