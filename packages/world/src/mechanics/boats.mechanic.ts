import { faceOffsets } from '../context/faces.ts'
import type { BoatEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { castRay } from '../blocks/cast-ray.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { waterline } from '../vehicles/drive-boat.ts'
import { spendHeld } from '../inventory/spend-held.ts'

const reachBlocks = 5

// The kinds of wood by their number on the wire before 1.21.2.
const woods: readonly string[] = [
  'oak',
  'spruce',
  'birch',
  'jungle',
  'acacia',
  'cherry',
  'dark_oak',
  'mangrove',
  'bamboo',
]

/** Lets boats be set on water and land and taken up again by a blow. */
export function createBoats(): Mechanic {
  return {
    name: 'boats',
    useItem(world, { player, hand, stack }) {
      if (!isBoat(stack.name)) return false
      const hit = castRay(world, player, {
        reachBlocks,
        stopsAt: (state) => fluidOf(state) !== undefined || (!state.isAir && state.isSolid),
      })
      if (!hit) return false
      const isAfloat = fluidOf(hit.state) !== undefined
      const cell = isAfloat || !hit.face ? hit.position : offsetBy(hit.position, faceOffsets[hit.face])
      if (!isAfloat && !world.blocks.at(cell).isAir) return false
      setDown(world, {
        item: stack.name,
        position: offsetBy(cell, { x: 0.5, y: isAfloat ? waterline : 0, z: 0.5 }),
        yaw: player.yaw,
      })
      spendHeld(player, hand)
      return true
    },
    attackEntity(world, { player, target }) {
      if (target.kind !== 'boat') return false
      world.entities.remove(target)
      if (player.gameMode !== 'creative')
        world.entities.dropItem({ name: target.item, count: 1 }, { position: target.position })
      return true
    },
  }
}

const isBoat = (name: string): boolean => /_boat$|_raft$/.test(name) && !name.includes('chest')

interface SetDown {
  readonly item: string
  readonly position: Place
  readonly yaw: number
}

function setDown(world: WorldContext, { item, position, yaw }: SetDown): void {
  // Since 1.21.2 each wood is an entity of its own.
  const typeName = world.registry.entitiesByName[item] ? item : 'boat'
  const base = world.entities.create({ typeName, position, yaw, width: 1.375, height: 0.5625 })
  const wood = item.replace(/_boat$|_raft$/, '')
  if (typeName === 'boat') base.metadata.set('type', { type: 'int', value: woodNumber(world, wood) })
  world.entities.add<BoatEntity>({ ...base, kind: 'boat', item })
}

function woodNumber(world: WorldContext, wood: string): number {
  // Cherry came with 1.20 and moved the later ones.
  const known = world.isAtLeast('1.20') ? woods : woods.filter((name) => name !== 'cherry')
  return Math.max(0, known.indexOf(wood))
}
