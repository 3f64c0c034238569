const sources =
  /^(lever|redstone_block|redstone_(wall_)?torch|redstone_wire|repeater|observer)$|_button$|_pressure_plate$/
const consumers =
  /^(tnt|dispenser|dropper|(sticky_)?piston|redstone_lamp|note_block|hopper|.*_(door|trapdoor|fence_gate))$/

/** Whether a block gives or passes on power. */
export function isSource(name: string): boolean {
  return sources.test(name)
}

/** Whether a block does something when it gets power. */
export function isConsumer(name: string): boolean {
  return consumers.test(name)
}

/** Whether a block takes part in power at all. */
export function isComponent(name: string): boolean {
  return isSource(name) || isConsumer(name)
}
