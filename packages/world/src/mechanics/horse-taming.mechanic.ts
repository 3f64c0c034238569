import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { steedOf, tamesByRiding, tameSteed } from '../mobs/steeds.ts'
import { drawDirection } from '../mobs/draw-direction.ts'
import { walkAlong } from '../mobs/walk-towards.ts'
import { unseatPlayer } from '../vehicles/seat.ts'

// https://minecraft.wiki/w/Horse#Taming
const decisionChance = 1 / 50
const mostTemper = { llama: 30, trader_llama: 30 } as Readonly<Record<string, number>>
const usualTemper = 100
const temperPerRide = 5
const heartStatus = 7
const smokeStatus = 6
const runTicks = 20
const runPace = 1.5

/** Lets horses, donkeys, mules and llamas throw off their riders until they are tame. */
export function createHorseTaming(): Mechanic {
  // How much each has got used to riders, by its number.
  const tempers = new Map<number, number>()
  return {
    name: 'horse-taming',
    tickPlayer(world, player) {
      const steed = steedOf(world, player)
      if (!steed || !tamesByRiding(steed)) return
      const direction = world.tick >= steed.mind.thinkAtTick - 1 ? drawDirection(world, steed) : undefined
      if (direction) {
        walkAlong(steed, direction, runPace)
        steed.mind.thinkAtTick = world.tick + runTicks
      }
      if (world.random() >= decisionChance) return
      const temper = tempers.get(steed.id) ?? Math.floor(world.random() * 5)
      const isWon = world.random() * (mostTemper[steed.typeName] ?? usualTemper) < temper
      const entityStatus = isWon ? heartStatus : smokeStatus
      if (isWon) {
        tempers.delete(steed.id)
        tameSteed(world, steed, player.uuid)
      } else {
        tempers.set(steed.id, temper + temperPerRide)
        unseatPlayer(world, player)
      }
      world.broadcastNear(steed, 'entity_status', { entityId: steed.id, entityStatus })
    },
    mobDied: (_world, { id }) => {
      tempers.delete(id)
    },
    kept: keptState({
      schema: z.array(z.tuple([z.int(), z.number()])),
      save: () => [...tempers],
      load(_world, kept) {
        tempers.clear()
        for (const [id, temper] of kept) tempers.set(id, temper)
      },
    }),
  }
}
