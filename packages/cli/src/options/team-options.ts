/** Options of a team of bots. */
export const teamOptions = {
  bots: {
    type: 'whole',
    group: 'Run',
    value: 'N',
    least: 1,
    most: 16,
    default: 2,
    help: 'bots of the team',
    commands: ['team'],
  },
  botNames: {
    type: 'players',
    group: 'Run',
    value: 'NAMES',
    shown: 'Ada,Ben and others',
    help: 'names that they join under, such as Ada,Ben; as many as there are bots',
    commands: ['team'],
  },
  worldMinutes: {
    type: 'number',
    group: 'Run',
    value: 'N',
    least: 0.1,
    most: 100_000,
    default: 60,
    help: 'minutes of the world after which nobody begins another task',
    commands: ['team'],
  },
} as const
