import type { Rephrase } from "../rephrase";

export const rephrase: Rephrase = (sentence) => sentence;
