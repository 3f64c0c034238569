import { InvalidArgumentError } from '@voyager-mc/core'
import { completionsOf, type Completable, type Completion } from './completion.ts'
import { renderBash } from './render-bash.ts'
import { renderFish } from './render-fish.ts'
import { shells, type Shell } from './shells.ts'

const renderers: Readonly<Record<Shell, (completions: readonly Completion[]) => string>> = {
  bash: renderBash,
  zsh: (completions) => ['autoload -Uz bashcompinit && bashcompinit', renderBash(completions)].join('\n'),
  fish: renderFish,
}

/** The completion script of a shell; another shell throws `InvalidArgumentError`. */
export function renderCompletions(shell: string, commands: readonly Completable[]): string {
  const known = shells.find((name) => name === shell)
  if (known === undefined) throw new InvalidArgumentError('SHELL', shell, `use one of ${shells.join(', ')}.`)
  return renderers[known](completionsOf(commands))
}
