/** Colours of teams in the order of their numbers on the wire. */
export const teamColors = [
  'black',
  'dark_blue',
  'dark_green',
  'dark_aqua',
  'dark_red',
  'dark_purple',
  'gold',
  'gray',
  'dark_gray',
  'blue',
  'green',
  'aqua',
  'red',
  'light_purple',
  'yellow',
  'white',
  'reset',
] as const

/** Players and creatures that belong together. */
export interface Team {
  readonly name: string
  displayName: string
  /** A colour as chat names it; `reset` for none. */
  color: (typeof teamColors)[number]
  /** Whether its players can hurt each other. */
  friendlyFire: boolean
  /** Names of players, UUIDs of everything else. */
  readonly members: Set<string>
}

/** Team that somebody is in; absent for those without one. */
export function teamOf(
  { commands }: { readonly commands: { readonly teams: ReadonlyMap<string, Team> } },
  member: string,
): Team | undefined {
  for (const team of commands.teams.values()) if (team.members.has(member)) return team
  return undefined
}
