// A friend with a link: two browsers play a turn against each other, one goes offline in the middle, a third watches.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as stage from "./stage.mjs";

const house = stage.house();

/** The host opens a table with a friend's seat from the start page; the links that the page shows. */
async function invite(page) {
  const { title } = house.found.painted;
  await page.goto(house.server.base);
  await page.getByRole("radio", { name: title.name }).click();
  // The scenario in which nobody has orders from above.
  await page.locator(`input[value="${title.scenarios.at(-1).id}"]`).check();
  const seats = page.locator("section", { hasText: "Who plays" }).locator("select");
  await seats.nth(1).selectOption({ label: "A friend elsewhere, by link" });
  await page.getByTestId("open").click();
  const dialog = page.getByRole("dialog", { name: "Friends" });
  await dialog.getByTestId("copy").first().waitFor();
  const link = (id) => dialog.locator(`[data-friend="${id}"] input`).inputValue();
  return { dialog, friend: await link(title.seats[1].id), watch: await link("watch") };
}

async function join(link, options = {}) {
  const page = await stage.openPage(house.browser, options);
  const line = await stage.lineOf(page);
  await page.goto(link);
  await page.waitForSelector("canvas", { timeout: 30_000 });
  return { page, line };
}

/** Whoever of the two has to decide. */
async function whoseTurn(pages) {
  const turns = pages.map((page) => page.locator('.table[data-turn="true"]').waitFor().then(() => page));
  return Promise.race(turns.map((turn) => turn.catch(() => new Promise(() => {}))));
}

/** Go on: by the gold button, or by the first order of the list. */
async function decide(page) {
  const before = await stage.orderCount(page);
  const gold = page.getByTestId("phase");
  if (await gold.isVisible()) await gold.click();
  else {
    await page.getByRole("button", { name: /List every order/ }).click();
    await page.locator(".list .order").first().click();
  }
  await stage.ordersReach(page, before + 1);
}

const turnOf = (page) => page.locator(".turns li.now span").first().textContent().catch(() => null);

test("the list of tables says which seat a friend has", async () => {
  const host = await stage.openPage(house.browser);
  await invite(host);
  await host.goto(house.server.base);
  const company = host.locator(".tables .note", { hasText: /a friend/ });
  await company.waitFor();
  assert.match(await company.innerText(), /Me/);
  assert.deepEqual(host.faults, []);
});

test("two browsers play a turn by link, one goes offline in the middle, a third watches", async () => {
  const host = await stage.openPage(house.browser);
  const { dialog, friend: friendLink, watch } = await invite(host);
  await stage.shot(host, "friends-links");
  await dialog.getByTestId("name").fill("Ann");
  await dialog.getByRole("button", { name: "Call me so" }).click();
  await host.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  const { page: friend, line } = await join(friendLink);
  await friend.getByTestId("name").fill("Ben");
  await friend.keyboard.press("Enter");
  await host.getByRole("region", { name: "At the table" }).getByText("Ben").waitFor();
  await friend.getByRole("region", { name: "At the table" }).getByText("Ann").waitFor();
  const { page: guest } = await join(watch);
  await host.getByText("One more watches.").waitFor();

  // The friend is cut off where the host has just decided and decides again next.
  const second = house.found.painted.title.seats[1];
  let cut = false;
  let lastHost = false;
  for (let orders = 0; (await turnOf(host)) !== "2"; orders++) {
    assert.ok(orders < 40, "the turn comes to its end");
    const page = await whoseTurn([host, friend]);
    if (page === friend && lastHost && !cut) {
      cut = true;
      await breakAndMend();
      continue;
    }
    lastHost = page === host;
    const before = await stage.orderCount(page);
    await decide(page);
    await Promise.all([host, friend, guest].map((one) => stage.ordersReach(one, before + 1)));
  }
  assert.ok(cut, "the friend was offline in the middle");

  /** The friend orders, the answer is lost, and so is the line; the host plays on; the friend comes back. */
  async function breakAndMend() {
    const before = await stage.orderCount(friend);
    line.deafen();
    await friend.getByTestId("phase").click();
    await stage.ordersReach(host, before + 1);
    await line.cut();
    await friend.getByText("The line to the table is broken").waitFor();
    await host.locator(`[data-seat="${second.id}"][data-here="false"]`).waitFor();
    await stage.shot(host, "friends-away");
    assert.equal(await stage.orderCount(friend), before, "the friend does not know yet");
    await host.locator('.table[data-turn="true"]').waitFor();
    await decide(host);
    line.mend();
    await friend.getByText("The line to the table is broken").waitFor({ state: "detached", timeout: 20_000 });
    await stage.ordersReach(friend, before + 2);
    await friend.getByTestId("away").waitFor();
    assert.equal(await stage.orderCount(host), before + 2, "nothing was done twice");
    assert.equal(await friend.locator(".table").getAttribute("data-busy"), "false", "the order was answered");
    await friend.getByRole("button", { name: "Later" }).click();
  }

  // Whose decision it is, is in the title of the tab.
  const deciding = await whoseTurn([host, friend]);
  assert.match(await deciding.title(), /^Your decision/);
  assert.doesNotMatch(await (deciding === host ? friend : host).title(), /^Your decision/);
  const counts = await Promise.all([host, friend, guest].map((page) => stage.orderCount(page)));
  assert.equal(new Set(counts).size, 1, "all see the same");
  assert.equal(await guest.getByTestId("phase").count(), 0, "who watches has nothing to order");
  await stage.shot(friend, "friends-friend");
  for (const page of [host, friend, guest]) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("a request to go back that lapses because somebody orders is said to both", async () => {
  const { base } = house.server;
  const host = await stage.openPage(house.browser);
  const { dialog, friend: link } = await invite(host);
  await host.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const { page: friend } = await join(link);
  // Until the host decides, and has decided before.
  for (let decided = false; ; ) {
    const page = await whoseTurn([host, friend]);
    if (page === host && decided) break;
    decided ||= page === host;
    await decide(page);
  }
  const before = await stage.orderCount(host);
  const line = await stage.connect(base, new URL(host.url()).hash.split("/")[2]);
  const seat = house.found.painted.title.seats[0].id;
  assert.equal((await line.ask({ ask: "takeback", seat, to: 0 })).reply, "done");
  line.close();
  await friend.getByRole("button", { name: "Agree" }).waitFor();
  await decide(host);
  await stage.ordersReach(friend, before + 1);
  for (const page of [host, friend]) {
    await page.getByTestId("request-ended").getByText("has lapsed").waitFor();
    assert.equal(await page.getByRole("button", { name: "Agree" }).count(), 0);
  }
  await stage.shot(friend, "friends-lapsed");
  await friend.getByTestId("request-ended").getByRole("button", { name: "Close" }).click();
  await friend.getByTestId("request-ended").waitFor({ state: "detached" });
  for (const page of [host, friend]) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("what is said is counted until it is read, sent once, and those who watch speak among themselves", async () => {
  const host = await stage.openPage(house.browser);
  const { friend: friendLink, watch } = await invite(host);
  await host.keyboard.press("Escape");
  const { page: friend, line } = await join(friendLink);
  const { page: guest } = await join(watch, { viewport: { width: 390, height: 844 } });

  await friend.getByRole("tab", { name: "Chat" }).click();
  line.deafen();
  await friend.getByLabel("Say something").fill("Can you hear me?");
  await friend.keyboard.press("Enter");
  await host.getByRole("tab", { name: /Chat.*one message not yet read/ }).waitFor();
  await line.cut();
  await friend.getByText("The line to the table is broken").waitFor();
  line.mend();
  await friend.getByText("Can you hear me?").waitFor();
  await host.getByRole("tab", { name: /Chat/ }).click();
  await host.getByText("Can you hear me?").waitFor();
  await host.getByLabel("Say something").fill("Loud and clear.");
  await host.keyboard.press("Enter");
  await friend.getByText("Loud and clear.").waitFor();
  assert.equal(await friend.getByText("Can you hear me?").count(), 1, "it was said once");
  assert.equal(await host.getByText("Can you hear me?").count(), 1, "it was heard once");

  await guest.getByRole("button", { name: "Chat" }).click();
  await guest.getByLabel("Say something").fill("He is weak at the bridge.");
  await guest.getByRole("button", { name: "Send" }).click();
  await guest.getByText("He is weak at the bridge.").waitFor();
  await stage.shot(guest, "friends-phone");
  await host.getByLabel("Say something").fill("Your move.");
  await host.keyboard.press("Enter");
  await friend.getByText("Your move.").waitFor();
  for (const page of [host, friend]) assert.equal(await page.getByText("He is weak").count(), 0, "nobody who plays hears it");
  for (const page of [host, friend, guest]) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("the host gives a seat to the computer and back to a friend, and old links lead nowhere", async () => {
  const host = await stage.openPage(house.browser);
  const { friend: oldLink } = await invite(host);
  const seat = house.found.painted.title.seats[1];
  const { page: friend } = await join(oldLink);
  const row = host.locator(`[data-friend="${seat.id}"]`);
  await row.getByRole("combobox").selectOption({ label: "The computer, greedy" });
  assert.equal(await friend.locator("canvas").count(), 1, "nothing happens before the host confirms it");
  await row.getByRole("button", { name: "Hand over" }).click();
  await friend.getByText("This link leads nowhere any more").waitFor();
  await host.locator(`.people [data-seat="${seat.id}"]`).waitFor({ state: "detached" });
  await row.getByRole("combobox").selectOption({ label: "A friend elsewhere, by link" });
  await row.getByRole("button", { name: "Hand over" }).click();
  const fresh = await row.locator("input").inputValue();
  assert.notEqual(fresh, oldLink);
  await friend.goto("about:blank");
  await friend.goto(fresh);
  await friend.waitForSelector("canvas");
  for (const page of [host, friend]) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("the friends' dialog is usable by keyboard and by ear, in light and dark, on a phone", async () => {
  for (const [colorScheme, viewport] of [["light", { width: 1600, height: 1000 }], ["dark", { width: 390, height: 844 }]]) {
    const page = await stage.openPage(house.browser, { colorScheme, viewport });
    const { dialog } = await invite(page);
    assert.deepEqual(await stage.violations(page), []);
    await stage.shot(page, `friends-${colorScheme}`);
    // Tab goes round inside the dialog, Escape leaves it.
    for (let count = 0; count < 24; count++) {
      await page.keyboard.press("Tab");
      assert.ok(await dialog.evaluate((box) => box.contains(document.activeElement)), "the focus stays inside");
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});
