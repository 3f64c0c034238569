import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { approachBlock } from '../movement/approach-block.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { placeInCell } from './place-in-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

/** Ground that a seed grows on, when it is not farmland. */
const soils: Readonly<Record<string, readonly string[]>> = {
  nether_wart: ['soul_sand'],
  sugar_cane: ['sand', 'dirt', 'grass_block'],
  cactus: ['sand'],
  bamboo: ['dirt', 'grass_block', 'sand'],
}
const saplingSoils = ['grass_block', 'dirt']
const farmland = ['farmland']
const tillable = ['grass_block', 'dirt']

/** Plants seeds or saplings. */
export const plantCrop: Primitive = definePrimitive({
  name: 'plantCrop',
  summary: 'Plants seeds or saplings on suitable ground within 16 blocks; tills soil with a hoe for seeds.',
  topics: ['plant', 'seed', 'sapling', 'crop', 'farm', 'grow'],
  parameters: {
    seed: { type: 'string', summary: 'item name, such as wheat_seeds, carrot or oak_sapling' },
    count: { type: 'number', summary: 'how many', fallback: 1 },
  },
  example: 'await plantCrop(bot, "wheat_seeds", 4)',
  async run(context, { seed, count }) {
    const { bot } = context
    const kind = itemNamed(bot, 'plantCrop', seed)
    let planted = 0
    while (planted < count) {
      const item = bot.inventory.items().find(({ name }) => name === kind.name)
      if (!item) return failed('missing-item', `No ${seed} in inventory`, { seed, planted })
      const soil = await findSoil(context, kind.name)
      if (!soil) return failed('not-found', `No ground to plant ${seed} on nearby`, { seed, planted })
      const reference = bot.blockAt(soil)
      if (!reference) return failed('not-found', `No ground to plant ${seed} on nearby`, { seed, planted })
      const placed = await placeInCell(context, item, {
        cell: soil.offset(0, 1, 0),
        reference,
        face: new Vec3(0, 1, 0),
      })
      if (placed.status !== 'placed')
        return failed('refused', `I cannot plant ${seed}: ${placed.message}`, { seed, planted })
      planted += 1
    }
    return succeeded({ seed, planted })
  },
})

async function findSoil(context: PrimitiveContext, seed: string): Promise<Vec3 | undefined> {
  const { bot } = context
  const wanted = soils[seed] ?? (seed.endsWith('_sapling') ? saplingSoils : farmland)
  return freeGround(bot, wanted) ?? (wanted === farmland ? till(context) : undefined)
}

function freeGround(bot: Bot, names: readonly string[]): Vec3 | undefined {
  return findNearestBlocks(bot, { names, maxDistance: 16, limit: 64 }).find(
    (position) => bot.blockAt(position.offset(0, 1, 0))?.type === 0,
  )
}

async function till({ bot, signal }: PrimitiveContext): Promise<Vec3 | undefined> {
  const hoe = bot.inventory.items().find(({ name }) => name.endsWith('_hoe'))
  const ground = freeGround(bot, tillable)
  if (!hoe || !ground) return undefined
  const walk = await approachBlock(bot, ground, { signal })
  signal.throwIfAborted()
  const block = bot.blockAt(ground)
  if (walk.status !== 'arrived' || !block) return undefined
  await bot.equip(hoe, 'hand')
  await bot.activateBlock(block, new Vec3(0, 1, 0))
  const tilled = await waitForTicks(bot, 10, {
    signal,
    until: () => bot.blockAt(ground)?.name === 'farmland',
  })
  return tilled ? ground : undefined
}
