import { z } from 'zod'
import type { Mechanic } from '../context/mechanic.ts'
import { placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import { handSlot } from '../context/player.ts'
import { centreOf, parsePlaceKey, placeKey } from '../context/position.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { smeltingResult } from '../rules/index.ts'

// https://minecraft.wiki/w/Campfire#Cooking
const places = 4
const cookTicks = 600

interface Roast {
  readonly name: string
  ticks: number
}

const isCampfire = (name: string): boolean => /^(soul_)?campfire$/.test(name)

/** Lets campfires cook four pieces of food without fuel and throw them off when they are done; shovels put them out. */
export function createCampfires(): Mechanic {
  const fires = new Map<string, Roast[]>()
  return {
    name: 'campfires',
    useBlock(world, { player, hand, stack, position, state }) {
      if (!isCampfire(state.name) || !stack) return false
      if (stack.name.endsWith('_shovel') && state.properties['lit'] === true) {
        world.blocks.update(position, { lit: false })
        wearItem(world, player, { points: 1, slot: handSlot(player, hand) })
        return true
      }
      const roasts = fires.get(placeKey(position)) ?? []
      if (smeltingResult(stack.name, 'campfire') === undefined || roasts.length >= places) return false
      fires.set(placeKey(position), [...roasts, { name: stack.name, ticks: 0 }])
      spendHeld(player, hand)
      return true
    },
    tick(world) {
      for (const [key, roasts] of fires) {
        const position = parsePlaceKey(key)
        if (world.blocks.at(position).properties['lit'] !== true) continue
        for (const roast of roasts) roast.ticks += 1
        const done = roasts.filter(({ ticks }) => ticks >= cookTicks)
        if (done.length === 0) continue
        const left = roasts.filter(({ ticks }) => ticks < cookTicks)
        if (left.length > 0) fires.set(key, left)
        else fires.delete(key)
        for (const { name } of done) {
          const stack = { name: smeltingResult(name, 'campfire') ?? name, count: 1 }
          world.entities.dropItem(stack, { position: centreOf(position) })
          world.events.emit('item-smelt', { position, stack })
        }
      }
    },
    blockChanged(world, { position, before, after }) {
      if (!isCampfire(before.name) || before.name === after.name) return
      const key = placeKey(position)
      for (const { name } of fires.get(key) ?? [])
        world.entities.dropItem({ name, count: 1 }, { position: centreOf(position) })
      fires.delete(key)
    },
    kept: keptState({
      schema: z.array(
        z.object({
          key: placeKeyShape,
          roasts: z.array(z.object({ name: z.string(), ticks: z.int().min(0) })),
        }),
      ),
      save: () => [...fires].map(([key, roasts]) => ({ key, roasts: roasts.map((roast) => ({ ...roast })) })),
      load(_world, kept) {
        fires.clear()
        for (const { key, roasts } of kept) fires.set(key, roasts)
      },
    }),
  }
}
