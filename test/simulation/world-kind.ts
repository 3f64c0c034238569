/** World of a simulation: a small model of one, or the embedded world itself. */
export type WorldKind = 'modelled' | 'embedded'
