/** Flags of earlier versions, and what to do instead. */
export const retiredFlags: ReadonlyMap<string, string> = new Map([
  ['--fresh-world', 'leave it out: without --host an embedded world is opened.'],
  ['--world', 'leave it out: without --host an embedded world is opened.'],
])
