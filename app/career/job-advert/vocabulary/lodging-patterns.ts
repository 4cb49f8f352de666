import { anyOf, inOrder } from "../patterns";
import type { WarningPattern } from "./warning-pattern";

/** A meeting in a house that is no office. */
export const LODGING_PATTERNS: readonly WarningPattern[] = [
  {
    code: "guest-house",
    pattern: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf([
          anyOf(
            [
              /interviews?|screening|venue|meet (?:us|me|him|her|them)|meeting|orientation|report|come/u,
              /training|see (?:you|him|her|me)|briefing|accreditation|auditions?/u,
              /biometrics?|capturing|documentation|(?:recruitment )?exercise|visit/u,
            ],
            "u",
          ),
        ]),
        // The point of "7.30pm" ends no sentence.
        /(?!\p{L})(?:[^.\n]|\.(?=\d)){0,90}(?<!\p{L})/u,
        anyOf(
          [
            /guest ?-?(?:house|inn|home|lodge)s?|motel|inn|hotel|lodge|suites?|room \d{1,3}|rm \d{1,3}/u,
            /short ?let|apartment|flat \d{1,3}/u,
            /(?:his|her|my|private|the director'?s) (?:house|home|residence|apartment|place)|vip lounge/u,
            /night ?club|bar|uncompleted building/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
    example: "Interview holds at Peace Guest House, room 12, by 10am.",
    innocent: "Clean 14 rooms of the guest house every day.",
    unless: inOrder(
      [
        /(?<!\p{L})/u,
        anyOf(
          [
            /conference|board ?room|training room|meeting room|event hall|hall|assessment cent(?:re|er)/u,
            /ball ?room|our (?:hotel|guest house|lodge)|lodging is|experience|barrister|bar association/u,
            /call to bar|nigerian bar/u,
          ],
          "u",
        ),
        /(?!\p{L})/u,
      ],
      "iu",
    ),
  },
];
