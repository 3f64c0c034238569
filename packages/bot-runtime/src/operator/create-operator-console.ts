import { InvalidArgumentError } from '@voyager-mc/core'
import type { UntimedEvent } from '../bot/untimed-event.ts'
import type { CommandGate } from './command-gate.ts'
import type { OperatorConsole } from './operator-console.ts'
import type { OperatorPowers } from './operator-powers.ts'

export interface CreateOperatorConsoleOptions {
  readonly powers?: OperatorPowers
  readonly emit: (event: UntimedEvent) => void
}

/** Makes the console of one bot; every command it sends becomes an `operator-command` event. */
export function createOperatorConsole(
  commands: Pick<CommandGate, 'send'>,
  { powers = {}, emit }: CreateOperatorConsoleOptions,
): OperatorConsole {
  return {
    allows: (power) => powers[power] === true,
    run(power, command) {
      if (powers[power] !== true) {
        throw new InvalidArgumentError(
          `operator.${power}`,
          powers[power],
          `set operator: { ${power}: true } to allow /${command.split(' ')[0] ?? ''}.`,
        )
      }
      commands.send(command)
      emit({ type: 'operator-command', power, command: `/${command}` })
    },
  }
}
