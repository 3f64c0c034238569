import type { Curriculum } from '@voyager-mc/core'

/** A curriculum that asks for one item after the other, and ends with the last one. */
export function shoppingList(items: readonly string[]): Curriculum {
  const open = [...items]
  return {
    async propose({ inventory }) {
      const missing = open.find((item) => inventory[item] === undefined)
      return missing === undefined ? undefined : { name: `Obtain 1 ${missing}` }
    },
    async record({ task, status }) {
      const item = task.name.split(' ').at(-1) ?? ''
      if (open.includes(item)) open.splice(open.indexOf(item), 1)
      // What could not be had is asked for again, at the end.
      if (status === 'failed') open.push(item)
    },
  }
}
