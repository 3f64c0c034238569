import type { Bot } from 'mineflayer'
import { startReflex } from './start-reflex.ts'
import { eyeHeight } from '../bot/eye-height.ts'

type Entity = Bot['entity']

// Blocks from the eyes; a ball flies one in a tick, and a look takes a tick to arrive.
const noticeBlocks = 12
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
      const ball = nearestBall(bot)
      return ball === undefined ? undefined : () => strike(bot, ball, say)
    },
  })
}

async function strike(bot: Bot, ball: Entity, say: (text: string) => void): Promise<void> {
  bot.clearControlStates()
  for (let tick = 0; tick < waitTicks && isComing(bot, ball); tick += 1) {
    // It goes where its striker looks.
    const owner = bot.nearestEntity(({ name }) => name === 'ghast')
    const aim = owner === null ? ball.position : owner.position.offset(0, owner.height / 2, 0)
    await bot.lookAt(aim, true)
    if (distanceTo(bot, ball) <= strikeBlocks && tick > 0) {
      bot.attack(ball)
      say('Struck the ball of a ghast back.')
      return
    }
    await bot.waitForTicks(1)
  }
}

function nearestBall(bot: Bot): Entity | undefined {
  return Object.values(bot.entities).find((entity) => isComing(bot, entity))
}

function isComing(bot: Bot, entity: Entity): boolean {
  return (
    entity.name === 'fireball' &&
    entity.isValid &&
    distanceTo(bot, entity) < noticeBlocks &&
    isTowards(bot, entity)
  )
}

function isTowards({ entity: { position } }: Bot, ball: Entity): boolean {
  const way = position.offset(0, eyeHeight, 0).minus(ball.position)
  return way.dot(ball.velocity) >= 0
}

function distanceTo({ entity: { position } }: Bot, { position: place }: Entity): number {
  return position.offset(0, eyeHeight, 0).distanceTo(place)
}
