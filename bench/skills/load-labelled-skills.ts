import { labelledSkills } from './labelled-skills.ts'

/** One skill of the labelled set with the questions that should find it. */
export interface LabelledSkill {
  readonly name: string
  readonly task: string
  readonly source: string
  readonly questions: readonly string[]
}

/** The labelled set with JavaScript made of each line's steps. */
export function loadLabelledSkills(): readonly LabelledSkill[] {
  return labelledSkills
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', task = '', steps = '', ...questions] = line.split('|').map((field) => field.trim())
      const lines = steps.split(';').map((step) => `  ${renderStep(step.trim().split(' '))}`)
      return { name, task, questions, source: `async function ${name}(bot) {\n${lines.join('\n')}\n}` }
    })
}

function renderStep([verb = '', what = '', second = '', third = '']: readonly string[]): string {
  const item = `bot.inventory.findInventoryItem(mcData.itemsByName.${what}.id)`
  const steps: Readonly<Record<string, string>> = {
    mine: `await mineBlock(bot, '${what}', ${second})`,
    craft: `await craftItem(bot, '${what}', ${second})`,
    smelt: `await smeltItem(bot, '${what}', '${second}', ${third})`,
    kill: `await killMob(bot, '${what}', 300)`,
    place: `await placeItem(bot, '${what}', bot.entity.position.offset(1, 0, 0))`,
    equip: `await bot.equip(${item}, 'hand')`,
    eat: 'await bot.consume()',
    fish: 'await bot.fish()',
    sleep: 'await bot.sleep(bot.findBlock({ matching: mcData.blocksByName.white_bed.id }))',
    store: `await depositItemIntoChest(bot, chestPosition, { ${second}: 16 })`,
    take: `await getItemFromChest(bot, chestPosition, { ${second}: 8 })`,
    explore: `await exploreUntil(bot, new Vec3(1, 0, 1), 60, () => bot.findBlock({ matching: isPartOf('${what}') }))`,
    use:
      what === ''
        ? 'bot.activateItem()'
        : `await bot.activateEntity(bot.nearestEntity(({ name }) => name === '${what}'))`,
  }
  const step = steps[verb]
  if (step === undefined) throw new Error(`The labelled set has an unknown step ${verb}; correct its line.`)
  return step
}
