import { expect, test } from "vitest";

import { Places } from "../board/geometry";
import { otherMeans, type Choice } from "./choices";

const HEX = [[-0.5, 0], [0, -0.5], [0.5, 0], [0, 0.5]] as [number, number][];
const at = (id: string, x: number) => ({ id, x, y: 0, outline: 0, stack: 0.5 });
const places = new Places({
  width: 20,
  height: 1,
  outlines: [HEX],
  places: [at("start", 0), at("near", 2), at("station", 8), at("town", 9), at("back", -3)],
} as unknown as ConstructorParameters<typeof Places>[0]);

const VERBS = ["march", "rail", "sail"];

function order(verb: string, target: string): Choice {
  return { text: `${verb} ${target}`, draft: { verb, fields: new Map() }, who: ["a"], target, path: [target], isPlan: false };
}

test("what leads nearer than the usual means is offered, and only that", () => {
  const marches = [order("march", "near"), order("march", "back"), order("march", "start")];
  const offered = otherMeans([...marches, order("rail", "station"), order("rail", "back"), order("sail", "near")], "start", "town", places, VERBS);
  expect(offered.map((one) => one.text)).toEqual(["rail station"]);
});

test("where the usual means lead nearest, nothing else is offered", () => {
  const marches = [order("march", "station"), order("march", "near")];
  expect(otherMeans([...marches, order("rail", "near")], "start", "town", places, VERBS)).toEqual([]);
});

test("however far the network of tracks leads, going by rail is not the usual means", () => {
  const journeys = ["near", "station", "back", "start"].map((to) => order("rail", to));
  const offered = otherMeans([...journeys, order("march", "near")], "start", "town", places, VERBS);
  expect(offered.map((one) => one.text)).toEqual(["rail station"]);
});
