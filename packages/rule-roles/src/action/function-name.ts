const numberWords = [
  '',
  '',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** The camel-case name of a task's program, such as `mineThreeIronOre`; one of a thing needs no number. */
export function taskFunctionName(verb: string, count: number, label: string): string {
  // The helpers of a program are named `obtain…`, so its main function must not be.
  const start = verb === 'obtain' ? 'collect' : verb
  const amount = count === 1 ? '' : (numberWords[count] ?? String(count))
  const thing = pascalCase(label)
  return thing === '' && amount === '' ? `${start}${fallbackThings[verb] ?? ''}` : `${start}${amount}${thing}`
}

/** Object of a verb that stands alone; a bare verb could be a primitive's or a keyword's name. */
const fallbackThings: Readonly<Record<string, string>> = {
  explore: 'Surroundings',
  sleep: 'ThroughNight',
  deposit: 'UselessItems',
  eat: 'BestFood',
  fish: 'Anything',
  go: 'ToPlace',
  barter: 'WithPiglin',
  trade: 'WithVillager',
}

/** `iron_ore` becomes `IronOre`. */
export function pascalCase(name: string): string {
  return name
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
