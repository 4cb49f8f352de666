import "./no-egress.mjs";
import { configureProperties } from "./runs";

configureProperties();
