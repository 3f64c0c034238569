import type { MetadataValue } from '../context/entity.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** One entry of an entity_metadata packet. */
export interface MetadataEntry {
  readonly key: number
  readonly type: string | number
  readonly value: unknown
}

/** Gives metadata as entries of the version's protocol; names the version lacks are left out. */
export function metadataEntries(
  world: WorldContext,
  {
    typeName,
    metadata,
  }: { readonly typeName: string; readonly metadata: ReadonlyMap<string, MetadataValue> },
): readonly MetadataEntry[] {
  const keys = metadataKeys(world, typeName)
  const hasTypeNames = world.isAtLeast('1.19')
  const entries: MetadataEntry[] = []
  for (const [name, { type, value }] of metadata) {
    const key = keys.indexOf(name)
    const typeOnWire = hasTypeNames ? type : legacyTypes.indexOf(type)
    if (key < 0 || typeOnWire === -1) continue
    // An entry of type item_stack always carries one of our stacks, or none; see MetadataValue.
    entries.push({
      key,
      type: typeOnWire,
      value: type === 'item_stack' ? world.items.encode(value as ItemStack | undefined) : value,
    })
  }
  return entries
}

// The type names of 1.19 at the numbers they had from 1.13 to 1.18; `undefined` in a name list would shift them.
const legacyTypes: readonly string[] = [
  'byte',
  'int',
  'float',
  'string',
  'component',
  'optional_component',
  'item_stack',
  'boolean',
  'rotations',
  'block_pos',
  'optional_block_pos',
  'direction',
  'optional_uuid',
  'block_state',
  'compound_tag',
  'particle',
  'villager_data',
  'optional_unsigned_int',
  'pose',
]

const baseKeys: readonly string[] = [
  'shared_flags',
  'air_supply',
  'custom_name',
  'custom_name_visible',
  'silent',
  'no_gravity',
  'pose',
  'ticks_frozen',
]

const livingKeys: readonly string[] = [
  'living_entity_flags',
  'health',
  'effect_color',
  'effect_ambience',
  'arrow_count',
  'stinger_count',
  'sleeping_pos',
]

// minecraft-data names the keys from 1.19 on; older versions get those the world itself needs.
const legacyKeys: Readonly<Record<string, readonly string[]>> = {
  item: [...baseKeys, 'item'],
  item_frame: [...baseKeys, 'item', 'rotation'],
  glow_item_frame: [...baseKeys, 'item', 'rotation'],
  player: [...baseKeys, ...livingKeys],
  sheep: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'wool'],
  shulker: [...baseKeys, ...livingKeys, 'mob_flags', 'attach_face', 'attach_pos', 'peek', 'color'],
  guardian: [...baseKeys, ...livingKeys, 'mob_flags', 'moving', 'attack_target'],
  elder_guardian: [...baseKeys, ...livingKeys, 'mob_flags', 'moving', 'attack_target'],
  villager: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'unhappy_counter', 'villager_data'],
  ender_dragon: [...baseKeys, ...livingKeys, 'mob_flags', 'phase'],
  end_crystal: [...baseKeys, 'beam_target', 'show_bottom'],
  eye_of_ender: [...baseKeys, 'item_stack'],
  area_effect_cloud: [...baseKeys, 'radius', 'color', 'waiting', 'particle'],
  firework_rocket: [...baseKeys, 'fireworks_item', 'attached_to_target', 'shot_at_angle'],
  wolf: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  cat: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  parrot: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  pig: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'saddle'],
  strider: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'boost_time', 'suffocating', 'saddle'],
  horse: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  donkey: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  mule: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  llama: [...baseKeys, ...livingKeys, 'mob_flags', 'baby', 'flags', 'owneruuid'],
  boat: [...baseKeys, 'hurt', 'hurtdir', 'damage', 'type'],
  creeper: [...baseKeys, ...livingKeys, 'mob_flags', 'swell_dir', 'is_powered', 'is_ignited'],
}

const animalKeys: readonly string[] = [...baseKeys, ...livingKeys, 'mob_flags', 'baby']

function metadataKeys(world: WorldContext, typeName: string): readonly string[] {
  const named = world.registry.entitiesByName[typeName]
  const known =
    named && 'metadataKeys' in named ? (named.metadataKeys as readonly string[] | undefined) : undefined
  if (known) return known
  const keys = legacyKeys[typeName] ?? animalKeys
  // 1.17 added ticks_frozen and took away a shulker's attach_pos.
  const absent = world.isAtLeast('1.17') ? 'attach_pos' : 'ticks_frozen'
  return keys.filter((key) => key !== absent)
}
