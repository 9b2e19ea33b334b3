import { expect, test } from "vitest";

import { share } from "./chances";
import { Words } from "./words";

test("a fraction that can be imagined is told as one, others in hundredths, and never as nothing or all", () => {
  const words = new Words("en");
  expect(share(words, 5, 36)).not.toContain("%");
  expect(share(words, 1288991, 1679616)).toBe("77%");
  expect(share(words, 1, 1679616)).toBe("0.1%");
  expect(share(words, 1679615, 1679616)).toBe("99.9%");
});
