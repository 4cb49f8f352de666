// The fields of the screen that asks again who somebody is. It is posted to the address of the form that it interrupted.
export const STEP_UP_FIELDS = {
  /** The interrupted form, encrypted. */
  form: "stepUpForm",
  /** A password, a code of the app, a recovery code or a code by mail. */
  proof: "stepUpProof",
  passkey: "stepUpPasskey",
  /** Asks for a code by mail. */
  send: "stepUpSend",
} as const;

/** The data of the screen. The root error boundary renders it. */
export type StepUpScreen = {
  stepUp: {
    form: string;
    way: "factor" | "password" | "mail";
    hasApp: boolean;
    hasPasskeys: boolean;
    isSent: boolean;
    email: string;
    problem: string;
  };
};
