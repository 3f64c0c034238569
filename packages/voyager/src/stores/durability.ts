/**
 * What a write that resolved survives: `process` the end of the process, `kill -9` included; `power` also a power cut,
 * at the price of a disk flush per write.
 */
export type Durability = 'process' | 'power'
