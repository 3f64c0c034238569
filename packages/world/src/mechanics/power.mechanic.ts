import { z } from 'zod'
import type { BlockChange } from '../context/block-change.ts'
import { faces, oppositeFaces, type Face } from '../context/faces.ts'
import { dueShape, placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isComponent, isConsumer } from '../power/components.ts'
import { settleWires } from '../power/settle-wires.ts'
import { beside, facingOf, isConductor, mountOf, powerAt, powerFrom } from '../power/signals.ts'

// A clock that someone builds must not hold up a tick.
const mostChecks = 4000
const torchTicks = 2
const repeaterTicks = 2
const pulseTicks = 2

/** Carries power from levers, buttons, plates, torches, repeaters and observers through wires and blocks to whatever uses it. */
export function createPower(): Mechanic {
  const dirty = new Set<string>()
  // Torches, repeaters and observers that turn at a tick.
  const due = new Map<string, number>()
  return {
    name: 'power',
    blockChanged: (world, change) => notice(world, change, { dirty, due }),
    tick(world) {
      for (const [key, tick] of due) {
        if (world.tick < tick) continue
        due.delete(key)
        turn(world, parsePlaceKey(key), due)
      }
      let checks = 0
      for (const key of dirty) {
        dirty.delete(key)
        checks += 1
        if (checks > mostChecks) break
        check(world, parsePlaceKey(key), due)
      }
    },
    kept: keptState({
      schema: z.object({ dirty: z.array(placeKeyShape), due: dueShape }),
      save: () => ({ dirty: [...dirty], due: [...due] }),
      load(_world, kept) {
        dirty.clear()
        due.clear()
        for (const key of kept.dirty) dirty.add(key)
        for (const [key, tick] of kept.due) due.set(key, tick)
      },
    }),
  }
}

interface Agenda {
  readonly dirty: Set<string>
  readonly due: Map<string, number>
}

/** Marks what a change may concern: components beside it, and beside those if it is one or a block that carries power. */
function notice(world: WorldContext, { position, before, after }: BlockChange, { dirty, due }: Agenda): void {
  const own = isComponent(after.name) || isComponent(before.name)
  if (own) dirty.add(placeKey(position))
  for (const face of faces) {
    const place = beside(position, face)
    if (!world.blocks.isLoaded(place)) continue
    const state = world.blocks.at(place)
    if (isComponent(state.name)) {
      dirty.add(placeKey(place))
      if (state.name === 'observer') watch(world, { place, face, due })
    }
    if (!own || !(isConductor(state) || face === 'up' || face === 'down' || isConductor(after))) continue
    for (const further of faces) {
      const other = beside(place, further)
      if (world.blocks.isLoaded(other) && isComponent(world.blocks.at(other).name)) dirty.add(placeKey(other))
    }
  }
}

// An observer sees the block on its face.
function watch(
  world: WorldContext,
  { place, face, due }: { readonly place: Place; readonly face: Face } & Pick<Agenda, 'due'>,
): void {
  const state = world.blocks.at(place)
  if (facingOf(state) !== oppositeFaces[face] || state.properties['powered'] === true) return
  if (!due.has(placeKey(place))) due.set(placeKey(place), world.tick + pulseTicks)
}

/** Looks whether a component has another power now. */
function check(world: WorldContext, place: Place, due: Agenda['due']): void {
  if (!world.blocks.isLoaded(place)) return
  const state = world.blocks.at(place)
  const key = placeKey(place)
  if (state.name === 'redstone_wire') settleWires(world, place)
  else if (/^redstone_(wall_)?torch$/.test(state.name)) {
    if (isHeld(world, place) === (state.properties['lit'] === true)) due.set(key, world.tick + torchTicks)
  } else if (state.name === 'repeater') {
    if (isFed(world, place) !== (state.properties['powered'] === true) && !due.has(key))
      due.set(key, world.tick + Number(state.properties['delay'] ?? 1) * repeaterTicks)
  } else if (state.name === 'redstone_lamp') {
    const lit = powerAt(world, place) > 0
    if (lit !== state.properties['lit']) world.blocks.update(place, { lit })
  } else if (isConsumer(state.name))
    world.hooks.powered({ position: place, state, isPowered: powerAt(world, place) > 0 })
}

// A torch goes out while the block it hangs on has power.
function isHeld(world: WorldContext, place: Place): boolean {
  const mount = mountOf(world.blocks.at(place)) ?? 'down'
  return powerFrom(world, beside(place, mount), { face: mount, countsWire: true }) > 0
}

function isFed(world: WorldContext, place: Place): boolean {
  const face = facingOf(world.blocks.at(place))
  return powerFrom(world, beside(place, face), { face, countsWire: true }) > 0
}

function turn(world: WorldContext, place: Place, due: Agenda['due']): void {
  if (!world.blocks.isLoaded(place)) return
  const { name, properties } = world.blocks.at(place)
  if (/^redstone_(wall_)?torch$/.test(name)) world.blocks.update(place, { lit: !isHeld(world, place) })
  else if (name === 'repeater') {
    const isPowered = properties['powered'] === true
    // A short pulse comes out as long as the repeater waits.
    if (isPowered && isFed(world, place)) return
    world.blocks.update(place, { powered: !isPowered })
    if (!isPowered && !isFed(world, place))
      due.set(placeKey(place), world.tick + Number(properties['delay'] ?? 1) * repeaterTicks)
  } else if (name === 'observer') {
    const isPulse = properties['powered'] !== true
    world.blocks.update(place, { powered: isPulse })
    if (isPulse) due.set(placeKey(place), world.tick + pulseTicks)
  }
}
