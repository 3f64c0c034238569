import type { BlockState } from '../context/block-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { centreOf, type Place } from '../context/position.ts'
import { playSound } from '../protocol/sound-packet.ts'

// The event that shows a broken block; clients know its sound from the block.
const blockBroken = 2001

// Seconds between the calls of a mob, on average.
const callIntervalTicks = 240

// Material of a block by its name, for the sound of placing it.
const materials: readonly (readonly [RegExp, string])[] = [
  [/wool$|carpet$/, 'wool'],
  [/planks$|log$|wood$|_fence$|_door$|chest$|^barrel$|crafting_table|bookshelf|ladder|torch|sign$/, 'wood'],
  [/glass|ice$/, 'glass'],
  [/^(red_)?sand$/, 'sand'],
  [/dirt|gravel|clay|farmland/, 'gravel'],
  [/grass|leaves|sapling|flower|vine/, 'grass'],
  [/iron_|gold_|diamond_block|anvil/, 'metal'],
]

/** Lets players hear what happens near them: blows, deaths, calls, blocks, doors, food and catches. */
export function createSounds(): Mechanic {
  return {
    name: 'sounds',
    start(world) {
      const { events } = world
      events.on('player-hurt', ({ player }) => {
        playSound(world, player.position, { name: 'entity.player.hurt', category: 'player' })
      })
      events.on('player-death', ({ player }) => {
        playSound(world, player.position, { name: 'entity.player.death', category: 'player' })
      })
      events.on('mob-death', ({ mob }) => {
        playSound(world, mob.position, {
          name: `entity.${mob.typeName}.death`,
          category: categoryOf(mob.typeName, world),
        })
      })
      events.on('block-place', ({ player, position, state }) => {
        playSound(world, centreOf(position), {
          name: `block.${materialOf(state)}.place`,
          category: 'block',
          except: player,
        })
      })
      events.on('block-dig', ({ player, position, state }) => {
        for (const other of world.players) {
          if (other === player || other.position.dimension !== position.dimension) continue
          other.send('world_event', {
            effectId: blockBroken,
            location: position,
            data: state.id,
            global: false,
          })
        }
      })
      events.on('item-pickup', ({ player }) => {
        playSound(world, player.position, { name: 'entity.item.pickup', category: 'player', volume: 0.2 })
      })
      events.on('item-break', ({ player }) => {
        playSound(world, player.position, { name: 'entity.item.break', category: 'player' })
      })
    },
    blockChanged(world, { position, before, after }) {
      if (before.name === after.name) playMove(world, position, { before, after })
    },
    tickEntity: {
      mob(world, mob) {
        // No dice, because how many listen must not change how they fall.
        if (mob.isDead || (world.tick + mob.id * 37) % callIntervalTicks !== 0) return
        const name = `entity.${mob.typeName}.ambient`
        playSound(world, mob.position, { name, category: categoryOf(mob.typeName, world) })
      },
    },
  }
}

const categoryOf = (name: string, { registry }: WorldContext): 'hostile' | 'neutral' =>
  registry.entitiesByName[name]?.category === 'Hostile mobs' ? 'hostile' : 'neutral'

const materialOf = ({ name }: BlockState): string =>
  materials.find(([pattern]) => pattern.test(name))?.[1] ?? 'stone'

// Doors, gates and levers are heard when they move, whoever moves them.
function playMove(
  world: WorldContext,
  place: Place,
  { before, after }: { readonly before: BlockState; readonly after: BlockState },
): void {
  const { name, properties } = after
  const isOpen = properties['open']
  const category = 'block'
  if (isOpen !== before.properties['open'] && properties['half'] !== 'upper') {
    const kind = /(trapdoor|door|fence_gate)$/.exec(name)?.[1]
    const prefix = kind === 'fence_gate' ? '' : name.startsWith('iron_') ? 'iron_' : 'wooden_'
    if (kind)
      playSound(world, centreOf(place), {
        name: `block.${prefix}${kind}.${isOpen ? 'open' : 'close'}`,
        category,
      })
  }
  if (properties['powered'] === before.properties['powered']) return
  if (name === 'lever') playSound(world, centreOf(place), { name: 'block.lever.click', category })
  if (name.endsWith('_button')) {
    const material = /stone/.test(name) ? 'stone' : 'wooden'
    playSound(world, centreOf(place), {
      name: `block.${material}_button.click_${properties['powered'] ? 'on' : 'off'}`,
      category,
    })
  }
}
