import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { textComponent } from '../protocol/text-component.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { plainText } from '../context/plain-text.ts'

const kinds = ['title', 'subtitle', 'actionbar', 'times', 'clear', 'reset'] as const
type Kind = (typeof kinds)[number]

const answers: Readonly<Record<Kind, string>> = {
  title: 'Showing new title for',
  subtitle: 'Showing new subtitle for',
  actionbar: 'Showing new actionbar title for',
  times: 'Changing title display times for',
  clear: 'Cleared titles for',
  reset: 'Reset title options for',
}
const ticks = { minimum: 0, maximum: 72_000 }

/** Shows words in the middle of a client's screen. */
export const titleCommand: CommandDefinition = {
  usage:
    '/title <targets> (title|subtitle|actionbar <title> | times <fadeIn> <stay> <fadeOut> | clear | reset)',
  run({ world, args }) {
    const players = args.players()
    const kind = args.choice(kinds)
    const isText = kind === 'title' || kind === 'subtitle' || kind === 'actionbar'
    const text = isText ? textComponent(world, plainText(args.text())) : undefined
    const [fadeIn, stay, fadeOut] =
      kind === 'times' ? [args.integer(ticks), args.integer(ticks), args.integer(ticks)] : [0, 0, 0]
    args.end()
    for (const player of players) show(world, player, { kind, text, fadeIn, stay, fadeOut })
    return `${answers[kind]} ${describeTargets(world, players, 'players')}`
  },
}

interface Title {
  readonly kind: Kind
  readonly text: unknown
  readonly fadeIn: number
  readonly stay: number
  readonly fadeOut: number
}

// Numbers of the one packet that came before 1.17.
const actions: Readonly<Record<Kind, number>> = {
  title: 0,
  subtitle: 1,
  actionbar: 2,
  times: 3,
  clear: 4,
  reset: 5,
}
const names = {
  title: 'set_title_text',
  subtitle: 'set_title_subtitle',
  actionbar: 'action_bar',
  times: 'set_title_time',
  clear: 'clear_titles',
  reset: 'clear_titles',
} as const

function show(world: WorldContext, player: Player, { kind, ...rest }: Title): void {
  if (!world.isAtLeast('1.17')) player.send('title', { action: actions[kind], ...rest })
  else player.send(names[kind], { ...rest, reset: kind === 'reset' })
}
