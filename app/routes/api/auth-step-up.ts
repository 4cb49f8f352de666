import { apiRoute } from "~/http/api/api-route.server";
import { proveIdentity } from "~/http/auth/step-up.server";

const route = apiRoute(
  {
    "POST /api/auth/step-up": async (call) => {
      await proveIdentity(call, call.user, call.body);
      return { message: "Thank you. You can go on for ten minutes." };
    },
  },
  "Step-up failed",
);
export const loader = route;
export const action = route;
