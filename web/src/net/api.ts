/** Requests to the server, and their refusals. */
import type { ErrorBody } from "../generated/api";
import { takeAnswer } from "./early";
import { network } from "./network.svelte";

type Values = Record<string, string | number>;

/** Something was refused, or could not be asked. */
export class Refusal extends Error {
  readonly code: string;
  readonly values: Values;

  constructor(code: string, sentence: string, values: Values = {}) {
    super(sentence);
    this.code = code;
    this.values = values;
  }
}

/** Ask the server for something; a refusal is thrown. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetchOrFail(method, path, body);
  if (!response.ok) throw await readRefusal(response);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

async function fetchOrFail(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  try {
    const early = method === "GET" ? takeAnswer(path) : undefined;
    return await (early ?? fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) }));
  } catch {
    network.lose();
    throw new Refusal("network.away", "the server cannot be reached");
  }
}

async function readRefusal(response: Response): Promise<Refusal> {
  try {
    const { error } = (await response.json()) as ErrorBody;
    return new Refusal(error.code, error.sentence, error.values);
  } catch {
    return new Refusal("internal", `the server answered ${response.status}`);
  }
}
