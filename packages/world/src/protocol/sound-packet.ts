import type { WorldContext } from '../context/world-context.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import { soundCategories, type Sound } from '../context/sound.ts'
import type { Player } from '../context/player.ts'

const rangeBlocks = 16

// Coordinates of sounds travel in eighths of a block.
const units = 8

/** Lets players near a place hear a sound; who made it hears it already where clients play it themselves. */
export function playSound(
  world: WorldContext,
  place: Place,
  { name, category, volume = 1, pitch = 1, except }: Sound & { readonly except?: Player },
): void {
  const id = soundId(world, name)
  if (id === undefined) return
  const reach = rangeBlocks * Math.max(1, volume)
  const soundCategory = soundCategories.indexOf(category)
  const isNamed = world.isAtLeast('1.19.3')
  for (const player of world.players) {
    if (player === except || distanceBetween(player.position, place) > reach) continue
    player.send('sound_effect', {
      ...(isNamed ? { sound: { soundId: id }, soundCategory: category } : { soundId: id, soundCategory }),
      x: Math.round(place.x * units),
      y: Math.round(place.y * units),
      z: Math.round(place.z * units),
      volume,
      pitch,
      // Decides which of several recordings is played; bots hear none of them.
      seed: [0, 0],
    })
  }
}

const idsByRegistry = new WeakMap<object, ReadonlyMap<string, number>>()

function soundId({ registry }: WorldContext, name: string): number | undefined {
  const known = idsByRegistry.get(registry)
  if (known) return known.get(name)
  // The declaration leaves out the list of sounds that every version has.
  const { soundsArray = [] } = registry as {
    soundsArray?: readonly { readonly id: number; readonly name: string }[]
  }
  const ids = new Map(soundsArray.map((sound) => [sound.name, sound.id]))
  idsByRegistry.set(registry, ids)
  return ids.get(name)
}
