import { z } from 'zod'
import type { KnotEntity } from '../context/entity.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { heldItem, type Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { stand, walkTowards } from '../mobs/walk-towards.ts'

// https://minecraft.wiki/w/Lead#Behavior
const pullBlocks = 6
const breakBlocks = 10
const tieBlocks = 7
const stubborn: readonly string[] = ['villager', 'wandering_trader', 'bat', 'panda', 'turtle', 'ocelot']

// Clients that come later learn of leads this often.
const tellTicks = 100

/** Name of a player, or the number of a knot on a fence. */
type Holder = string | number

/** Lets creatures that are not hostile be led by players and tied to fences. */
export function createLeads(): Mechanic {
  const leads = createLeadBook()
  return {
    name: 'leads',
    useBlock: (world, { player, position, state }) =>
      state.name.endsWith('_fence') && leads.tie(world, player, position),
    useEntity(world, { player, hand, target }) {
      if (target.kind === 'knot') {
        if (!leads.tie(world, player, target.position)) leads.untie(world, target)
        return true
      }
      const mob = asMob(target)
      if (!mob || mob.isDead) return false
      const holder = leads.holders.get(mob.id)
      if (holder === player.name) {
        leads.letGo(world, mob)
        return true
      }
      if (heldItem(player, hand)?.name !== 'lead' || holder !== undefined || !isLed(mob)) return false
      leads.hand(world, mob, { holder: player.name, id: player.id })
      spendHeld(player, hand)
      mob.mind.isPersistent = true
      return true
    },
    attackEntity(world, { target }) {
      if (target.kind !== 'knot') return false
      leads.untie(world, target)
      return true
    },
    blockChanged(world, { position, before, after }) {
      if (!before.name.endsWith('_fence') || after.name.endsWith('_fence')) return
      const knot = knotAt(world, position)
      if (knot) leads.untie(world, knot)
    },
    tickEntity: {
      mob(world, mob) {
        if (leads.holders.has(mob.id) && !mob.isDead) pull(world, mob, leads)
      },
    },
    mobDied(world, mob) {
      if (leads.holders.has(mob.id)) leads.letGo(world, mob)
    },
    kept: keptState({
      schema: z.array(z.tuple([z.int(), z.union([z.string(), z.int()])])),
      save: () => [...leads.holders],
      load(_world, kept) {
        leads.holders.clear()
        for (const [id, holder] of kept) leads.holders.set(id, holder)
      },
    }),
  }
}

/** Leads in use. */
interface LeadBook {
  /** By the number of the creature. */
  readonly holders: Map<number, Holder>
  hand(world: WorldContext, mob: Mob, to: { readonly holder: Holder; readonly id: number }): void
  letGo(world: WorldContext, mob: Mob): void
  /** Ties what a player leads to a fence; false when nothing near is led. */
  tie(world: WorldContext, player: Player, place: Place): boolean
  untie(world: WorldContext, knot: KnotEntity): void
}

function createLeadBook(): LeadBook {
  const holders = new Map<number, Holder>()
  const heldBy = (world: WorldContext, holder: Holder): readonly Mob[] =>
    [...holders].flatMap(([id, other]) => (other === holder ? (asMob(world.entities.get(id)) ?? []) : []))
  const book: LeadBook = {
    holders,
    hand(world, mob, { holder, id }) {
      holders.set(mob.id, holder)
      tellHolder(world, mob, id)
    },
    letGo(world, mob) {
      holders.delete(mob.id)
      tellHolder(world, mob, -1)
      world.entities.dropItem({ name: 'lead', count: 1 }, { position: mob.position })
    },
    tie(world, player, place) {
      const led = heldBy(world, player.name).filter(
        ({ position }) => distanceBetween(position, player.position) <= tieBlocks,
      )
      if (led.length === 0) return false
      const { id } = knotAt(world, place) ?? addKnot(world, place)
      for (const mob of led) book.hand(world, mob, { holder: id, id })
      return true
    },
    untie(world, knot) {
      for (const mob of heldBy(world, knot.id)) book.letGo(world, mob)
      world.entities.remove(knot)
    },
  }
  return book
}

function tellHolder(world: WorldContext, mob: Mob, vehicleId: number): void {
  world.broadcastNear(mob, 'attach_entity', { entityId: mob.id, vehicleId })
}

/** Draws a creature after its holder, or lets the lead break. */
function pull(world: WorldContext, mob: Mob, leads: LeadBook): void {
  const known = leads.holders.get(mob.id)
  const holder =
    typeof known === 'number' ? asKnot(world, known) : world.players.find(({ name }) => name === known)
  // A player who left is waited for, a knot that is gone is not.
  if (!holder) {
    if (typeof known === 'number') leads.letGo(world, mob)
    return
  }
  if ((world.tick + mob.id) % tellTicks === 0) tellHolder(world, mob, holder.id)
  const distance = distanceBetween(mob.position, holder.position)
  const isDead = holder.kind === 'player' && holder.isDead
  if (distance > breakBlocks || isDead) leads.letGo(world, mob)
  else if (distance > pullBlocks) {
    walkTowards(mob, holder.position, 1)
    mob.mind.thinkAtTick = world.tick + 2
  } else if (distance > pullBlocks - 1) stand(mob)
}

const isLed = ({ traits, typeName }: Mob): boolean =>
  (traits.temper !== 'hostile' || typeName === 'hoglin' || typeName === 'zoglin') &&
  !stubborn.includes(typeName)

function asKnot(world: WorldContext, id: number): KnotEntity | undefined {
  const entity = world.entities.get(id)
  return entity?.kind === 'knot' ? entity : undefined
}

function knotAt(world: WorldContext, { x, y, z, dimension }: Place): KnotEntity | undefined {
  for (const entity of world.entities.all()) {
    if (entity.kind !== 'knot' || entity.position.dimension !== dimension) continue
    const { position } = entity
    if (Math.floor(position.x) === Math.floor(x) && Math.floor(position.z) === Math.floor(z))
      if (Math.floor(position.y) === Math.floor(y)) return entity
  }
  return undefined
}

function addKnot(world: WorldContext, { x, y, z, dimension }: Place): KnotEntity {
  const position = { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.375, z: Math.floor(z) + 0.5, dimension }
  const base = world.entities.create({ typeName: 'leash_knot', position })
  return world.entities.add<KnotEntity>({ ...base, kind: 'knot' })
}
