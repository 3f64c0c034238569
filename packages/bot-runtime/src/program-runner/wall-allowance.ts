/** Time of the wall that CPU time may take on a machine that does other things as well. */
export interface WallAllowance {
  /** Takes note of how long some computing took. */
  note(this: void, took: { readonly cpuMs: number; readonly wallMs: number }): void
  /** Most milliseconds of the wall for so much CPU time. */
  allow(this: void, cpuMs: number): number
}

/** Times the CPU limit that is allowed on a machine that was idle lately, and at most. */
const leastFactor = 4
const mostFactor = 60
/** Less computing than this says nothing about the machine. */
const tellingMs = 1

/** Creates the allowance of one engine; a machine found busy stays so until it is found less busy. */
export function createWallAllowance(): WallAllowance {
  let pace = 1
  return {
    note({ cpuMs, wallMs }) {
      if (cpuMs >= tellingMs) pace = Math.max(1, (pace + wallMs / cpuMs) / 2)
    },
    allow: (cpuMs) => Math.ceil(cpuMs * Math.min(mostFactor, leastFactor * pace)),
  }
}
