import type { CallOptions } from '@voyager-mc/core'

/** Asks a person one question and resolves to what was typed. */
export type Prompter = (question: string, options?: CallOptions) => Promise<string>
