import { isBaby, type Mob } from '../context/mob.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { walkTowards } from '../mobs/walk-towards.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Turtle and Turtle_Egg
const lookTicks = 40
const layChance = 0.2
const searchBlocks = 7
const mostEggs = 4
const lastHatch = 2
const hatchHours = { from: 21_062, to: 21_905 }
const rareHatch = 1 / 500

/** Lets turtles that mated lay their eggs on sand, eggs hatch by night, and young ones leave a scute when they are grown. */
export function createTurtles(): Mechanic {
  const young = new Set<number>()
  return {
    name: 'turtles',
    tickMob: {
      turtle(world, turtle) {
        if (turtle.isDead || (world.tick + turtle.id) % lookTicks !== 0) return
        if (isBaby(turtle)) young.add(turtle.id)
        else if (young.delete(turtle.id)) shedScute(world, turtle)
        if (turtle.metadata.get('has_egg')?.value === true) carryEgg(world, turtle)
      },
    },
    randomTicks: (name) => name === 'turtle_egg',
    randomTick(world, { position, state }) {
      const { timeOfDay } = world.sky
      const isTime = timeOfDay >= hatchHours.from && timeOfDay <= hatchHours.to
      const ground = world.blocks.at(offsetBy(position, { x: 0, y: -1, z: 0 })).name
      if (!ground.endsWith('sand') || (!isTime && world.random() >= rareHatch)) return
      const hatch = Number(state.properties['hatch'] ?? 0)
      if (hatch < lastHatch) {
        world.blocks.update(position, { hatch: hatch + 1 })
        playSound(world, position, { name: 'entity.turtle.egg_crack', category: 'block' })
        return
      }
      const eggs = Number(state.properties['eggs'] ?? 1)
      world.blocks.set(position, 0)
      for (let egg = 0; egg < eggs; egg += 1)
        spawnMob(world, 'turtle', {
          position: offsetBy(position, { x: 0.3 + egg * 0.2, y: 0, z: 0.3 }),
          isBaby: true,
        })
    },
    restored: () => young.clear(),
  }
}

function shedScute(world: WorldContext, turtle: Mob): void {
  const name = world.items.has('turtle_scute') ? 'turtle_scute' : 'scute'
  world.entities.dropItem({ name, count: 1 }, { position: turtle.position })
}

function carryEgg(world: WorldContext, turtle: Mob): void {
  const feet = cellOf(turtle.position)
  const isFree = world.blocks.at(feet).isAir
  if (isFree && isSand(world, feet)) {
    if (world.random() >= layChance) return
    const eggs = 1 + Math.floor(world.random() * mostEggs)
    world.blocks.place(feet, 'turtle_egg', { eggs, hatch: 0 })
    world.entities.setMetadata(turtle, 'has_egg', { type: 'boolean', value: false })
    return
  }
  const beach = findBeach(world, feet)
  if (!beach) return
  walkTowards(turtle, { ...beach, x: beach.x + 0.5, z: beach.z + 0.5 }, 1)
  turtle.mind.strollUntilTick = world.tick + lookTicks
}

const cellOf = ({ x, y, z, dimension }: Place): Place => ({
  x: Math.floor(x),
  y: Math.floor(y + 0.1),
  z: Math.floor(z),
  dimension,
})

const isSand = ({ blocks }: WorldContext, feet: Place): boolean =>
  blocks.at(offsetBy(feet, { x: 0, y: -1, z: 0 })).name.endsWith('sand')

function findBeach(world: WorldContext, feet: Place): Place | undefined {
  for (let ring = 1; ring <= searchBlocks; ring += 1)
    for (let dx = -ring; dx <= ring; dx += 1)
      for (let dz = -ring; dz <= ring; dz += 1)
        for (let dy = 1; dy >= -2; dy -= 1) {
          if (Math.max(Math.abs(dx), Math.abs(dz)) !== ring) continue
          const place = offsetBy(feet, { x: dx, y: dy, z: dz })
          if (world.blocks.at(place).isAir && isSand(world, place)) return place
        }
  return undefined
}
