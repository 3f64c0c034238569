import { quoteUntrusted } from '@voyager-mc/observation'
import type { BoardTask, TaskBoard } from './task-board.ts'

/** Tells a bot what its team does, and what it was told; what others said is quoted. */
export async function describeTeam(
  board: TaskBoard,
  { bot, after }: { readonly bot: string; readonly after: number },
): Promise<{ readonly text: string; readonly lastMessage: number }> {
  const [tasks, messages, chests] = await Promise.all([
    board.tasks(),
    board.messages(bot, after),
    board.chests(),
  ])
  const own = tasks.find((task) => task.state === 'claimed' && task.by === bot)
  const others = tasks.filter((task) => task.state === 'claimed' && task.by !== bot)
  const lines = [
    ...(others.length === 0
      ? []
      : [`Others of the team are at work: ${others.map(describeClaim).join('; ')}.`]),
    ...(own?.helpAsked ?? []).map(
      (asked) => `${asked.bot} could not do this task: ${quoteUntrusted(asked.reason)}`,
    ),
    ...messages.map(({ from, text }) => `${from} says: ${quoteUntrusted(text)}`),
    ...chests
      .filter(({ owner }) => owner !== bot)
      .map(({ owner, position: { x, y, z } }) => `The chest at ${x}, ${y}, ${z} belongs to ${owner}.`),
  ]
  return { text: lines.join('\n'), lastMessage: messages.at(-1)?.sequence ?? after }
}

const describeClaim = ({ by = 'somebody', task }: BoardTask): string => `${by}: ${task}`
