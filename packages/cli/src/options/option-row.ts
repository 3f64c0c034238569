/** Commands that take options. */
export type CommandName =
  | 'learn'
  | 'resume'
  | 'solve'
  | 'team'
  | 'decompose'
  | 'report'
  | 'eval'
  | 'compare'
  | 'status'
  | 'events'
  | 'view'
  | 'skills list'
  | 'skills show'
  | 'skills search'
  | 'skills import'
  | 'skills export'
  | 'skills verify'
  | 'skills rollback'
  | 'skills retire'
  | 'export'
  | 'check'
  | 'rescue'
  | 'import'
  | 'doctor'
  | 'world'
  | 'mcp'
  | 'worker'
  | 'fleet up'
  | 'fleet grants'
  | 'fleet submit'
  | 'fleet status'
  | 'fleet cancel'
  | 'fleet results'
  | 'fleet retry'
  | 'fleet drain'
  | 'completions'
  | 'config'

/** First word of a command, which stands for all that begin with it. */
export type CommandGroup = CommandName extends infer Name
  ? Name extends `${infer First} ${string}`
    ? First
    : Name
  : never

/** Kind of a value; `parseOption` says what each kind may be. */
type OptionType =
  | 'switch'
  | 'whole'
  | 'number'
  | 'text'
  | 'place'
  | 'url'
  | 'host'
  | 'version'
  | 'player'
  | 'item'
  | 'choice'
  | 'choices'
  | 'players'
  | 'prices'
  | 'numbers'

/** One option: everything the help, the completions, the configuration and the page about it are made from. */
export interface OptionRow {
  readonly type: OptionType
  readonly group: 'World' | 'Models' | 'Run' | 'Fleet' | 'Command' | 'Output'
  /** Placeholder of the value in the help; absent for a switch. */
  readonly value?: string
  /** Bounds of a number, or of each in a list, both inclusive. */
  readonly least?: number
  readonly most?: number
  /** Words of a choice. */
  readonly choices?: readonly string[]
  readonly default?: string | number
  /** Default in words where it depends on something. */
  readonly shown?: string
  /** Other words for single commands. */
  readonly shownOf?: Readonly<Partial<Record<CommandName | CommandGroup, string>>>
  /** Environment variable that stands for it. */
  readonly variable?: string
  readonly help: string
  /** Other words for single commands. */
  readonly helpOf?: Readonly<Partial<Record<CommandName | CommandGroup, string>>>
  readonly commands: readonly (CommandName | CommandGroup)[] | 'all'
  /** A secret has no flag, because every process of the machine can read those. */
  readonly isSecret?: true
  /** False for what belongs to one call and never into a file. */
  readonly isInConfig?: false
  /** Commands for which only the flag counts, since the word means another thing in the configuration. */
  readonly flagOnlyFor?: readonly CommandName[]
  /** True for what a run keeps, so that `resume` needs only the place. */
  readonly isKept?: true
}
