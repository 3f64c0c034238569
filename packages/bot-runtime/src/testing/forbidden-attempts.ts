import type { SandboxAttempt } from './sandbox-attempt.ts'

const refused = { expect: 'failed', says: /rule/ } as const

const members: readonly SandboxAttempt[] = [
  ['_client', 'bot._client.write("chat", { message: "x" })'],
  ['_client by computed name', 'bot["_cl" + "ient"].write("chat", {})'],
  ['quit', 'bot.quit()'],
  ['end', 'bot.end()'],
  ['loadPlugin', 'bot.loadPlugin(() => {})'],
  ['emit', 'bot.emit("end")'],
  ['removeAllListeners', 'bot.removeAllListeners("physicsTick")'],
  ['listeners', 'bot.listeners("physicsTick")[0]()'],
  ['creative', 'bot.creative.flyTo(new Vec3(1, 2, 3))'],
  ['whisper', 'bot.whisper("a", "/op agent")'],
  ['setCommandBlock', 'bot.setCommandBlock(new Vec3(1, 2, 3), "op agent")'],
  ['clickWindow', 'bot.clickWindow(999, 0, 0)'],
  ['the bot of a plugin', 'bot.pathfinder.bot.quit()'],
  ['emit of an entity', 'bot.entity.emit("x")'],
  ['emit of a window', 'bot.inventory.emit("updateSlot")'],
].map(([name, source]) => ({ name: `uses ${name}`, body: `await ${source}`, ...refused }))

const commands: readonly SandboxAttempt[] = [
  ['a slash command', '"/op agent"'],
  ['a slash command after a space', '"  /give agent diamond"'],
  ['a slash command on the second line', '"hello\\n/op agent"'],
  ['a slash command after a carriage return', '"hello\\r/op agent"'],
  ['a slash command in an object that is text', '{ toString: () => "/op agent" }'],
  ['a slash command in a list', '["/op agent"]'],
  ['a message that floods', '"x".repeat(100000)'],
].map(([name, text]) => ({ name: `says ${name}`, body: `bot.chat(${text})`, ...refused }))

const argumentsThatHarm: readonly SandboxAttempt[] = [
  ['looks towards a number that is none', 'bot.look(NaN, 0)'],
  ['waits an infinite number of ticks', 'bot.waitForTicks(Infinity)'],
  ['searches the whole world', 'bot.findBlocks({ matching: () => false, maxDistance: 1e9 })'],
  ['searches infinitely far', 'bot.findBlock({ matching: () => false, maxDistance: Infinity })'],
  ['digs an object of its own', 'bot.dig({ name: "stone", position: new Vec3(1, 2, 3) })'],
  ['walks to a goal of its own', 'bot.pathfinder.goto({ isEnd: () => false, heuristic: () => 0 })'],
  ['sets a goal of its own', 'bot.pathfinder.setGoal({ hasChanged: () => { throw 1 } })'],
  ['looks for a block at nothing', 'bot.blockAt(undefined)'],
].map(([name, source]) => ({ name: String(name), body: `await ${source}`, ...refused }))

/** Things the bot can do and programs must not; each is refused by a rule that is named. */
export const forbiddenAttempts: readonly SandboxAttempt[] = [...members, ...commands, ...argumentsThatHarm]
