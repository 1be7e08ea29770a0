/** Requests to the server, and their refusals. */
import type { ErrorBody } from "../generated/api";
import type { Reason } from "../generated/protocol";
import { addressOf, takeResponse } from "./prefetch";
import { network } from "./network.svelte";
import { request } from "./transport";

type Values = Record<string, string | number>;

/** Status codes of a proxy whose server is down. */
const GATEWAY = new Set([502, 503, 504]);

/** A request was refused, or could not be sent. */
export class Refusal extends Error {
  readonly code: string;
  readonly values: Values;

  constructor(code: string, sentence: string, values: Values = {}) {
    super(sentence);
    this.code = code;
    this.values = values;
  }

  /** Return the refusal for a reason that the server gives. */
  static of({ code, sentence, values }: Reason): Refusal {
    return new Refusal(code, sentence, values);
  }
}

/** Send a request; a refusal is thrown. A signal can cancel it. */
export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await fetchOrFail(method, path, body, signal);
  if (!response.ok) throw await readRefusal(response);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

async function fetchOrFail(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  try {
    const early = method === "GET" ? takeResponse(path) : undefined;
    return await (early ?? request(addressOf(path), { method, headers, body: JSON.stringify(body), signal }));
  } catch (error) {
    if (signal?.aborted) throw error;
    network.markOffline();
    throw new Refusal("network.away", "the server cannot be reached");
  }
}

async function readRefusal(response: Response): Promise<Refusal> {
  try {
    const { error } = (await response.json()) as ErrorBody;
    return Refusal.of(error);
  } catch {
    if (!GATEWAY.has(response.status)) {
      return new Refusal("internal", `the server answered ${response.status}`);
    }
    network.markOffline();
    return new Refusal("network.away", "the server cannot be reached");
  }
}
