import { chromium, devices } from "@playwright/test";
const base = process.argv[2]; const ms = Number(process.argv[3] ?? 60000);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
let seed = Number(process.argv[4] ?? 1); const rnd = (n) => { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed % n; };
for (const phone of [false, true]) {
  const c = await b.newContext(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "de" } : { viewport: { width: 1280, height: 800 } });
  const p = await c.newPage(); const bad = [];
  p.on("pageerror", (e) => bad.push("ERR " + e)); p.on("console", (m) => ["error", "warning"].includes(m.type()) && bad.push(m.type() + " " + m.text()));
  await p.goto(base); await p.waitForSelector("body.is-ready");
  const log = []; const end = Date.now() + ms; let n = 0;
  const keys = ["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "Enter", "u", "r", "i", "p", ".", "Escape", "g", "1", "3", "L", "R", "b", "Tab", "Space"];
  while (Date.now() < end) {
    const what = rnd(100); n++;
    try {
      if (what < 55) { const k = keys[rnd(keys.length)]; log.push(k); await p.keyboard.press(k); }
      else if (what < 85) {
        const box = await p.locator("#board").boundingBox(); if (!box) continue;
        const [x, y] = [box.x + rnd(box.width | 0), box.y + rnd(box.height | 0)]; log.push(`tap ${x | 0} ${y | 0}`);
        if (y > 0 && y < 800) phone ? await p.touchscreen.tap(x, y) : await p.mouse.click(x, y);
      } else if (what < 92) { const id = ["hint", "undo", "redo", "step", "autoplay", "share", "new-game"][rnd(7)]; log.push(id); await p.locator("#" + id).click({ timeout: 300, noWaitAfter: true }).catch(() => {}); }
      else if (what < 95) { const l = rnd(3); log.push("game" + l); await p.locator("#games a").nth(l).click({ timeout: 500 }).catch(() => {}); }
      else if (what < 97) { log.push("dialog"); await p.locator("dialog[open] button").last().click({ timeout: 200 }).catch(() => {}); }
      else if (what < 98) { log.push("panel"); await p.evaluate((i) => { const d = document.querySelectorAll("details.panel"); d[i % d.length].open = true; }, rnd(6)); }
      else if (what < 99) { log.push("live"); await p.locator("#live").click({ timeout: 200 }).catch(() => {}); }
      else { log.push("reload"); const before = await p.evaluate(() => new Promise((r) => setTimeout(() => { const s = document.querySelector("#board"); r([s.state.game, s.record, s.state.ply, s.autoplay]); }, 700)));
        await p.evaluate(() => { const s = document.querySelector("#board"); s.autoplay = false; s.players = s.players; });
        await p.reload(); await p.waitForSelector("body.is-ready");
        const after = await p.evaluate(() => { const s = document.querySelector("#board"); return [s.state.game, s.record, s.state.ply]; });
        if (!before[3] && (before[0] !== after[0] || !after[1].startsWith(before[1].slice(0, 20)))) bad.push("RELOAD " + JSON.stringify([before, after])); }
    } catch (e) { bad.push("ACT " + log.at(-1) + " " + String(e).slice(0, 200)); }
    if (n % 40 === 0) {
      const f = await p.evaluate(() => { const w = document.documentElement; return [w.scrollWidth > w.clientWidth ? "wide " + w.scrollWidth : "", document.querySelector("#status-line").textContent, [...document.querySelectorAll(".notice.is-error")].map((x) => x.textContent).join("|")]; });
      if (f[0] || f[2]) bad.push("SEEN " + f.join(" / ") + " after " + log.slice(-6).join(","));
      if (!f[1]) bad.push("EMPTY STATUS");
    }
  }
  console.log(phone ? "phone" : "desktop", n, "actions"); console.log([...new Set(bad)].slice(0, 20).join("\n"));
  await p.screenshot({ path: `/tmp/w/shots/monkey-${phone}.png` });
  await c.close();
}
await b.close();
