/** Names of textures that show a face of a block, the best first; a pack need not have any of them. */
export function textureNames(block: string, face: 'side' | 'top'): readonly string[] {
  const names = basesOf(block).flatMap((base) => endings[face].map((ending) => `${base}${ending}`))
  return face === 'top' ? [...names, ...textureNames(block, 'side')] : names
}

const endings = {
  side: ['_side', '', '_front', '_still', '_bottom', '_stage7', '_stage3'],
  top: ['_top', '_end'],
} as const

/** Blocks cut from another block wear its texture. */
const cut =
  /_(stairs|slab|double_slab|wall|fence|fence_gate|button|pressure_plate|carpet|pane|wall_sign|sign|bed|shelf)$/

/** The block itself, and those whose texture it wears. */
function basesOf(block: string): readonly string[] {
  const plain = block
    .replace(/^(infested|waxed|potted)_/, '')
    .replace(/_wood$/, '_log')
    .replace(/_hyphae$/, '_stem')
    .replace('wall_torch', 'torch')
  const whole = plain.replace(cut, '')
  const others =
    whole === plain ? [] : [whole, `${whole}s`, `${whole}_planks`, `${whole}_block`, `${whole}_wool`]
  return [...new Set([block, plain, ...others, ...(same[plain] ?? [])])]
}

const same: Readonly<Record<string, readonly string[]>> = {
  snow_block: ['snow'],
  short_grass: ['grass'],
  grass: ['short_grass'],
  grass_path: ['dirt_path'],
  smooth_quartz: ['quartz_block_bottom'],
  bubble_column: ['water'],
  frosted_ice: ['frosted_ice_0'],
  magma_block: ['magma'],
}
