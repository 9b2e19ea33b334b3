import { expect, test } from "vitest";

import { heightAt, isAnsweredInSheet, nextStop, stopAfter } from "./sheet";

const SCREEN = 800;

test("a sheet that is let go rests at the nearest stop", () => {
  expect(stopAfter("low", heightAt("high", SCREEN) - 20, SCREEN)).toBe("high");
  expect(stopAfter("high", heightAt("low", SCREEN) + 20, SCREEN)).toBe("low");
});

test("a sheet that is drawn a little way leaves its stop, and one that is only touched does not", () => {
  expect(stopAfter("half", heightAt("half", SCREEN) - 50, SCREEN)).toBe("low");
  expect(stopAfter("half", heightAt("half", SCREEN) + 50, SCREEN)).toBe("high");
  expect(stopAfter("half", heightAt("half", SCREEN) + 5, SCREEN)).toBe("half");
});

test("there is nothing above the highest stop and below the lowest", () => {
  expect(nextStop("high", 1)).toBe("high");
  expect(nextStop("low", -1)).toBe("low");
  expect(nextStop("low", 1)).toBe("half");
});

test("what is chosen from a list is in the sheet, and who has to be found first is on the map", () => {
  const asked = { urgency: "asked" as const, more: false, orders: ["yes", "no"] };
  expect(isAnsweredInSheet(asked, false)).toBe(true);
  expect(isAnsweredInSheet(asked, true)).toBe(true);
  expect(isAnsweredInSheet({ ...asked, more: true, orders: [] }, true)).toBe(false);
  expect(isAnsweredInSheet({ ...asked, more: true }, true)).toBe(true);
  expect(isAnsweredInSheet({ ...asked, orders: ["done"] }, true)).toBe(false);
  expect(isAnsweredInSheet({ ...asked, urgency: "may" }, false)).toBe(false);
});
