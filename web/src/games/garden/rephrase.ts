/** Names cells and areas by their position instead of by place and rotation numbers. */
import type { Sentence } from "../../generated/protocol";
import type { View } from "../contract";
import { whereIs, type GardenView } from "./view";

const REPHRASED: Record<string, string> = {
  "garden-event-dealt": "web-garden-event-dealt",
  "garden-event-turned": "web-garden-event-turned",
  "garden-event-moved": "web-garden-event-moved",
  "garden-event-placed": "web-garden-event-placed",
  "garden-event-laid": "web-garden-event-laid",
  "garden-event-bought": "web-garden-event-bought",
  "garden-event-surrounded": "web-garden-event-surrounded",
  "garden-ask-acting": "web-garden-ask-acting",
  "garden-ask-paying": "web-garden-ask-paying",
  "garden-ask-copying": "web-garden-ask-copying",
  "garden-ask-discarding": "web-garden-ask-discarding",
  "garden-hint-copy": "web-garden-hint-copy",
  "garden-hint-buy": "web-garden-hint-buy",
  "garden-hint-place": "web-garden-hint-place",
  "garden-hint-lay": "web-garden-hint-lay",
  "garden-describe-area": "web-garden-describe-area",
  "web-garden-free-cell": "web-garden-seen-cell",
  "web-garden-area": "web-garden-seen-area",
  "web-garden-place": "web-garden-seen-place",
  "web-garden-place-of": "web-garden-seen-place",
  "web-garden-shown": "web-garden-seen-shown",
  "web-garden-shown-expansion": "web-garden-seen-shown-expansion",
};

export function rephrase(sentence: Sentence, view: View): Sentence {
  const id = REPHRASED[sentence.id];
  if (!id) return sentence;
  const values = { ...sentence.values };
  values.left ??= values.missing ?? 0;
  if (values.place !== undefined) {
    const { display } = view as GardenView;
    values.nth = display.findIndex((each) => each.place === values.place) + 1;
    values.shown = display.length;
  }
  const place = values.area ?? values.cell;
  if (place !== undefined) values.where = whereIs(String(place));
  return { id, values };
}
