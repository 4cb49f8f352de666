import type { HttpTrace } from "./guarded-fetch.server";
import { findCapabilityOverride } from "./capability-override";
import { startCallWatch } from "./call-timeouts";
import {
  ModelCallError,
  type ModelResponse,
  type ModelRequest,
  type CallModel,
  type ModelEndpoint,
  type EndpointOptions,
} from "./model-call";
import { type ReceivedStream, readStream } from "./read-stream.server";
import { toModelResponse } from "./model-response";
import { createVisibleText } from "./visible-text";
import { RefusedCall, toRefusedCall, failureOf } from "./thrown-failure.server";

const MAX_OVERRIDES = 4; // each one is another parameter, and each refusal came at once

/**
 * Calls one model once: no retry, no failover. Only a parameter that the server refuses is left out and the
 * call repeated; `capabilityOverrides` reports it. All time limits apply here, because those of the SDKs end
 * with the headers. Throws ModelCallError only.
 */
export const callModel: CallModel = async (endpoint, request, options) => {
  const started = Date.now();
  let capabilityOverrides: Partial<EndpointOptions> = {};
  for (let overrideCount = 0; ; overrideCount++) {
    const current: ModelEndpoint = { ...endpoint, options: { ...endpoint.options, ...capabilityOverrides } };
    try {
      return {
        ...(await callOnce(
          current,
          request,
          {
            ...options,
            timeouts: { ...options.timeouts, total: options.timeouts.total - (Date.now() - started) },
          },
          started,
        )),
        capabilityOverrides,
      };
    } catch (thrown) {
      const { failure, param } =
        thrown instanceof RefusedCall
          ? thrown
          : { failure: failureOf(thrown, endpoint, request, {}, started), param: undefined };
      const override =
        failure.code === "unsupported_param" && overrideCount < MAX_OVERRIDES
          ? findCapabilityOverride(param, current.options)
          : undefined;
      if (!override)
        throw new ModelCallError(failure.code, failure.detail, {
          ...failure.details,
          ms: Date.now() - started,
          capabilityOverrides,
        });
      capabilityOverrides = { ...capabilityOverrides, ...override };
    }
  }
};

async function callOnce(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: Parameters<CallModel>[2],
  started: number,
): Promise<Omit<ModelResponse, "capabilityOverrides">> {
  const trace: HttpTrace = {};
  const watch = startCallWatch(options.timeouts, options.signal);
  trace.onConnected = watch.connected;
  const received: ReceivedStream = { visible: createVisibleText(), usage: {}, isRefused: false };
  try {
    const reading = readStream(endpoint, request, {
      trace,
      watch,
      received,
      onText: options.onText,
      started,
    });
    reading.catch(() => undefined); // after a time limit the caller no longer waits
    await Promise.race([reading, watch.stopped]);
    if (watch.failureReason()) throw new ModelCallError(watch.failureReason() ?? "cancelled");
    return toModelResponse(received, trace, started);
  } catch (thrown) {
    throw toRefusedCall(
      watch.failureReason() ? new ModelCallError(watch.failureReason() ?? "cancelled") : thrown,
      endpoint,
      request,
      trace,
      received,
      started,
    );
  } finally {
    watch.end();
  }
}
