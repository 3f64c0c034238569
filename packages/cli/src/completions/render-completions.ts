import { InvalidArgumentError } from '@voyager-mc/core'
import { completionsOf, type Completable } from './completion.ts'
import { renderBash } from './render-bash.ts'
import { renderFish } from './render-fish.ts'

/** The completion script of a shell; another shell throws `InvalidArgumentError`. */
export function renderCompletions(shell: string, commands: readonly Completable[]): string {
  const completions = completionsOf(commands)
  switch (shell) {
    case 'bash':
      return renderBash(completions)
    case 'zsh':
      return ['autoload -Uz bashcompinit && bashcompinit', renderBash(completions)].join('\n')
    case 'fish':
      return renderFish(completions)
    default:
      throw new InvalidArgumentError('SHELL', shell, 'use one of bash, zsh, fish.')
  }
}
