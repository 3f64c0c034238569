import { printTask, type ParsedTask, type TaskVerb } from '@voyager-mc/tech-tree'

/** Things that programs lack for a verb, and the verb of the nearest goal that is possible. */
const lacks: Partial<Readonly<Record<TaskVerb, { readonly lack: string; readonly nearest: TaskVerb }>>> = {
  brew: { lack: 'no control primitive works a brewing stand', nearest: 'brew' },
  enchant: { lack: 'no control primitive works an enchanting table', nearest: 'obtain' },
  smith: { lack: 'no control primitive works a smithing table', nearest: 'obtain' },
  name: { lack: 'no control primitive names a tag at an anvil', nearest: 'find' },
  ride: { lack: 'no control primitive mounts a creature or boat', nearest: 'find' },
  gain: { lack: 'only potions bring it, and no control primitive brews', nearest: 'gain' },
  enter: { lack: 'no control primitive walks through a portal', nearest: 'build' },
  go: { lack: 'no control primitive walks through a portal', nearest: 'build' },
  build: { lack: 'no control primitive reads a schematic', nearest: 'build' },
}

/** Says what a program for a task lacks, and the nearest goal that is possible, in one sentence. */
export function describeLack(task: ParsedTask): string {
  const { lack = 'its parts cannot be had by the control primitives', nearest } = lacks[task.verb] ?? {}
  const possible = nearest === undefined ? undefined : nearestTask(task, nearest)
  const remedy =
    possible === undefined
      ? 'propose another task'
      : `the nearest that is possible is ${JSON.stringify(possible)}`
  return `No program can do ${JSON.stringify(printTask(task))}: ${lack}; ${remedy}.`
}

function nearestTask({ verb, label, kind }: ParsedTask, nearest: TaskVerb): string | undefined {
  if (verb === 'brew') return 'Obtain 3 glass_bottle'
  if (verb === 'gain') return 'Gain absorption'
  if (verb === 'build' || verb === 'enter' || verb === 'go') return 'Build nether_portal'
  // A vehicle or an item is had, a creature is looked for.
  const isCreature = kind === 'creature'
  return printTask({ verb: nearest === 'find' && !isCreature ? 'obtain' : nearest, count: 1, label })
}
