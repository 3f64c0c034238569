import type { CommandSource } from '../context/command-source.ts'
import { eyePosition } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import { CommandError } from '../errors/command-error.ts'
import { dimensionNames, type Dimension } from '../registry/dimension.ts'
import { condition } from './execute-conditions.ts'
import { foundTargets, type ExecutePart, type Store } from './execute-part.ts'
import { lookAt } from './look-at.ts'
import { parseCoordinate } from './parse-coordinates.ts'
import { resourceName } from './resource-name.ts'
import { readHolders, scoresOf } from './score-holders.ts'
import type { Target } from './select-targets.ts'

const one = (): number => 1

const lookOf = ({ yaw, pitch }: Target): Pick<CommandSource, 'yaw' | 'pitch'> => ({ yaw, pitch })

const eyesOf = (target: Target): Position =>
  target.kind === 'player'
    ? eyePosition(target)
    : { ...target.position, y: target.position.y + target.height * 0.85 }

/** Parts of an execute command by their first word. */
export const executeParts: Readonly<Record<string, ExecutePart>> = {
  as: {
    words: one,
    change: ({ branch, args }) => foundTargets(args).map((self) => ({ ...branch, self })),
  },
  at: {
    words: one,
    change: ({ branch, args }) =>
      foundTargets(args).map((target) => ({
        ...branch,
        position: { ...target.position },
        ...lookOf(target),
      })),
  },
  align: {
    words: one,
    change({ branch, args }) {
      const axes = args.word()
      if (!/^(?!.*(.).*\1)[xyz]{1,3}$/.test(axes))
        throw new CommandError(`Invalid swizzle, expected combination of 'x', 'y' and 'z'`)
      const aligned = (axis: 'x' | 'y' | 'z'): number =>
        axes.includes(axis) ? Math.floor(branch.position[axis]) : branch.position[axis]
      const { dimension } = branch.position
      return [{ ...branch, position: { x: aligned('x'), y: aligned('y'), z: aligned('z'), dimension } }]
    },
  },
  facing: {
    words: () => 3,
    change({ branch, args }) {
      if (args.peek() !== 'entity') return [{ ...branch, ...lookAt(branch.position, args.position()) }]
      args.word()
      const targets = foundTargets(args)
      const isEyes = args.choice(['eyes', 'feet'] as const) === 'eyes'
      return targets.map((target) => ({
        ...branch,
        ...lookAt(branch.position, isEyes ? eyesOf(target) : target.position),
      }))
    },
  },
  rotated: {
    words: () => 2,
    change({ branch, args }) {
      if (args.peek() !== 'as') {
        const yaw = parseCoordinate(args.word(), branch.yaw)
        return [{ ...branch, yaw, pitch: parseCoordinate(args.word(), branch.pitch) }]
      }
      args.word()
      return foundTargets(args).map((target) => ({ ...branch, ...lookOf(target) }))
    },
  },
  positioned: {
    words: (args) => (args.peek() === 'as' ? 2 : 3),
    change({ branch, args }) {
      if (args.peek() !== 'as') return [{ ...branch, position: args.position() }]
      args.word()
      return foundTargets(args).map(({ position }) => ({ ...branch, position: { ...position } }))
    },
  },
  in: {
    words: one,
    change({ branch, args }) {
      const name = resourceName(args.word())
      const dimension = dimensionNames.find((each): each is Dimension => each === name)
      if (!dimension) throw new CommandError(`Unknown dimension 'minecraft:${name}'`)
      return [{ ...branch, position: { ...branch.position, dimension } }]
    },
  },
  store: {
    words: () => 4,
    change({ branch, args, use: { world } }) {
      const kind = args.choice(['result', 'success'] as const)
      args.choice(['score'])
      const store: Store = { kind, holders: readHolders(args), objective: args.word() }
      scoresOf(world, store.objective)
      return [{ ...branch, stores: [...branch.stores, store] }]
    },
  },
  if: condition(true),
  unless: condition(false),
}
