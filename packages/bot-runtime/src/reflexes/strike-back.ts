import type { Bot } from 'mineflayer'
import { blocksTo, comingBall, isComing } from './balls.ts'
import { startReflex } from './start-reflex.ts'

type Entity = Bot['entity']

// Blocks from the eyes; a ball flies one in a tick, and a look takes a tick to arrive.
const ghastBall = { name: 'fireball', withinBlocks: 12 }
const strikeBlocks = 3.8

// Ticks in which a ball that comes on has come.
const waitTicks = 16

/**
 * Strikes the balls of ghasts back to where they came from: on a bridge a hit is a fall, and nobody else gets a ghast down
 * from there. Returns what stops it.
 */
export function strikeBack(bot: Bot, { say }: { readonly say: (text: string) => void }): () => void {
  return startReflex(bot, {
    everyTicks: 1,
    look() {
      const ball = comingBall(bot, ghastBall)
      return ball === undefined ? undefined : () => strike(bot, ball, say)
    },
  })
}

async function strike(bot: Bot, ball: Entity, say: (text: string) => void): Promise<void> {
  bot.clearControlStates()
  for (let tick = 0; tick < waitTicks && isComing(bot, ball, ghastBall); tick += 1) {
    // It goes where its striker looks.
    const owner = bot.nearestEntity(({ name }) => name === 'ghast')
    const aim = owner === null ? ball.position : owner.position.offset(0, owner.height / 2, 0)
    await bot.lookAt(aim, true)
    if (blocksTo(bot, ball) <= strikeBlocks && tick > 0) {
      bot.attack(ball)
      say('Struck the ball of a ghast back.')
      return
    }
    await bot.waitForTicks(1)
  }
}
