import { rubble } from '@voyager-mc/core'

/** Rubble that stays where it is put, the one that is built with before the others. */
export const firmRubble: readonly string[] = rubble.filter((name) => name !== 'gravel')
