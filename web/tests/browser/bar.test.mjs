// The bar beside the board: everything of it in sight on a small screen, and no label cut, in every language.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

for (const kind of ["painted", "areas", "dealt"]) {
  for (const locale of ["en", "fr", "ru", "ja"]) {
    test(`all of the bar is in sight: ${kind}, ${locale}`, async () => {
      const { server, browser, found } = house;
      const table = await stage.newTable(server.base, found[kind], ["person", "greedy"]);
      const page = await stage.openPage(browser, { viewport: { width: 1400, height: 900 }, locale });
      await page.goto(`${server.base}/#/table/${table}`);
      const bar = page.getByTestId("menu").locator("..");
      await bar.waitFor();
      await page.waitForFunction(() => window.stavka);
      const cut = await bar.evaluate((nav) => {
        const frame = nav.getBoundingClientRect();
        const out = [...nav.querySelectorAll("button")].filter((button) => {
          const text = button.querySelector("span").getBoundingClientRect();
          const box = button.getBoundingClientRect();
          return box.bottom > frame.bottom + 1 || text.left < frame.left || text.right > frame.right;
        });
        return out.map((button) => button.innerText);
      });
      await stage.shot(page, `bar-${kind}-${locale}`);
      assert.deepEqual(cut, []);
    });
  }
}

test("every turn of a long track is in sight", async () => {
  const { server, browser, found } = house;
  const table = await stage.newTable(server.base, found.dealt, ["person", "greedy"]);
  const page = await stage.openPage(browser, { viewport: { width: 1400, height: 900 } });
  await page.goto(`${server.base}/#/table/${table}`);
  const track = page.locator("footer .turns ol");
  await track.waitFor();
  const hidden = await track.evaluate((list) => {
    const frame = list.closest("footer").getBoundingClientRect();
    const part = list.parentElement.getBoundingClientRect();
    const turns = [...list.children].map((turn) => turn.getBoundingClientRect());
    return turns.filter((turn) => turn.right > part.right + 1 || turn.bottom > frame.bottom + 1).length;
  });
  await stage.shot(page, "bar-turns");
  assert.ok((await track.locator("li").count()) > 16);
  assert.equal(hidden, 0);
});
