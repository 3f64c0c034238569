import type { Mechanic } from '../context/mechanic.ts'
import type { Menu } from '../context/menu.ts'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveExperience } from '../inventory/give-experience.ts'
import { createContainer } from '../items/container.ts'
import { withCount } from '../items/item-stack.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { experienceLevel, experienceWithLevels, rulesOf, type EnchantmentRule } from '../rules/index.ts'
import { anvilResult, type AnvilWork } from '../stations/anvil-result.ts'
import { openStation } from '../stations/open-station.ts'

interface Smith {
  readonly menu: Menu
  name: string | undefined
}

// https://minecraft.wiki/w/Anvil#Damage
const wearChance = 0.12
const nextWear: Readonly<Record<string, string>> = { anvil: 'chipped_anvil', chipped_anvil: 'damaged_anvil' }
// From 1.20.5 on names are longer.
const mostLetters = 50

/** Lets anvils mend, join, enchant from books and name items for levels, and wear out over it. */
export function createAnvils(): Mechanic {
  const smiths = new Map<Player, Smith>()
  let rules: readonly EnchantmentRule[] = []
  return {
    name: 'anvils',
    start(world) {
      rules = rulesOf(world.registry)
    },
    useBlock(world, { player, position, state }) {
      if (!/^((chipped|damaged)_)?anvil$/.test(state.name)) return false
      smiths.set(player, openAnvil(world, player, { position, rules }))
      return true
    },
    packets: {
      name_item(_world, player, packet) {
        const smith = smiths.get(player)
        const name = packet['name']
        if (smith && player.menu === smith.menu && typeof name === 'string' && name.length <= mostLetters)
          smith.name = name
      },
    },
    playerLeft: (_world, player) => {
      smiths.delete(player)
    },
  }
}

function openAnvil(
  world: WorldContext,
  player: Player,
  { position, rules }: { readonly position: Place; readonly rules: readonly EnchantmentRule[] },
): Smith {
  const grid = createContainer(2)
  const state: { name: string | undefined } = { name: undefined }
  const isFree = (): boolean => player.gameMode === 'creative'
  const work = (): AnvilWork | undefined =>
    anvilResult({ left: grid.get(0), right: grid.get(1), name: state.name, rules, items: world.items })
  const menu = openStation(world, player, {
    windowType: 'minecraft:anvil',
    title: 'Repair & Name',
    position,
    grid,
    inputs: [{}, {}],
    properties: () => [[0, work()?.levels ?? 0]],
    result: {
      get: () => work()?.made,
      mayTake: () => isFree() || experienceLevel(player.experience).level >= (work()?.levels ?? 0),
      onTake(stack) {
        const done = work()
        if (!done) return
        const right = grid.get(1)
        grid.set(0, undefined)
        grid.set(1, right && withCount(right, right.count - done.used))
        state.name = undefined
        if (!isFree())
          giveExperience(player, experienceWithLevels(player.experience, -done.levels) - player.experience)
        playSound(world, position, { name: 'block.anvil.use', category: 'block' })
        if (!isFree() && world.random() < wearChance) wearAnvil(world, position)
        world.events.emit('item-craft', { player, stack })
      },
    },
  })
  return Object.assign(state, { menu })
}

function wearAnvil(world: WorldContext, position: Place): void {
  const { name, properties } = world.blocks.at(position)
  const worn = nextWear[name]
  if (worn === undefined) world.blocks.set(position, 0)
  else world.blocks.place(position, worn, properties)
}
