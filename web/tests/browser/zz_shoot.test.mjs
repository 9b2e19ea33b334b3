import { test } from "node:test";
import * as stage from "./stage.mjs";
const house = stage.house();
test("shoot", async () => {
  const { base } = house.server;
  const titles = await (await fetch(`${base}/api/games`)).json();
  const title = titles.find((one) => one.id === process.env.GAME);
  const t0 = Date.now();
  const text = await (await fetch(`${base}/api/games/${title.id}/board`)).text();
  console.log("board bytes", text.length, Date.now() - t0, "ms");
  const board = JSON.parse(text);
  for (const index of (process.env.SCENARIOS ?? "1,0").split(",").map(Number)) {
    const table = await stage.newTable(base, { title, board }, ["person"], { scenario: title.scenarios[index].id });
    const page = await stage.openPage(house.browser);
    page.on("console", (message) => console.log("console:", message.text()));
    await stage.sit(page, base, table);
    await page.waitForTimeout(9000);
    await stage.shot(page, `r${index}-open`);
    for (const [k, name] of [["0", "fit"], ["+", "near"]]) {
      await page.keyboard.press("Escape");
      if (name === "near") for (let n = 0; n < 6; n++) await page.keyboard.press("+");
      else await page.keyboard.press(k);
      await page.waitForTimeout(7000);
      await stage.shot(page, `r${index}-${name}`);
    }
    console.log("faults", page.faults);
    const scene = await page.evaluate(() => document.querySelector(".table").dataset.seat);
    console.log("seat", scene);
    await page.context().close();
    const phone = await stage.openPage(house.browser, stage.PHONE);
    await stage.sit(phone, base, table);
    await phone.waitForTimeout(6000);
    await stage.shot(phone, `r${index}-phone`);
    await phone.getByTestId("tab-forces").click();
    await phone.waitForTimeout(800);
    await stage.shot(phone, `r${index}-phone-forces`);
    console.log("faults", phone.faults);
    await phone.context().close();
  }
});
