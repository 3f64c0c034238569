import { createTurns, InvalidArgumentError } from '@voyager-mc/core'
import type { InterventionEvent } from '../events/intervention-event.ts'
import { createDesk, type Desk } from './desk.ts'
import { createJoints } from './create-joints.ts'
import type { Hand } from './hand.ts'
import type { Oversight, Pending } from './oversight.ts'

/** Creates the way into the runs of one voyager; until somebody acts, it changes nothing. */
export function createOversight(): Oversight {
  const desk = createDesk()
  // What one hand waits for, the next one must not find undecided while the journal is written.
  const turns = createTurns()
  let journal: ((event: InterventionEvent) => Promise<void>) | undefined
  const note: Oversight['note'] = async (event) => {
    if (journal === undefined)
      throw new InvalidArgumentError('action', event.action, 'do it while a run goes on.')
    await journal({ type: 'intervention', ...event })
  }
  return {
    isOpen: () => journal !== undefined,
    state: desk.state,
    onChange: desk.onChange,
    note,
    act: (hand, by) =>
      turns.take(async () => {
        checkHand(hand, desk.state().pending)
        await note({ by, ...describeHand(hand) })
        put(desk, hand)
      }),
    joints: {
      ...createJoints(desk),
      begin(write) {
        journal = write
        return () => {
          journal = undefined
        }
      },
    },
  }
}

function put(desk: Desk, hand: Hand): void {
  switch (hand.type) {
    case 'pause':
      return desk.change({ isPaused: true })
    case 'go-on':
      return desk.change({ isPaused: false })
    case 'ask':
      return desk.change({ asksPrograms: hand.programs, asksVerdicts: hand.verdicts })
    case 'propose':
      return desk.change({ proposed: [...desk.state().proposed, hand.task] })
    case 'say':
      return desk.addWords(hand.text)
    case 'approve':
      return desk.decide({ type: 'approve' })
    case 'edit':
    case 'reject':
    case 'judge':
      return desk.decide(hand)
  }
}

/** Refuses a decision that nothing waits for, and a source without the program's main function. */
function checkHand(hand: Hand, pending: Pending | undefined): void {
  const { type } = hand
  const wanted = type === 'edit' || type === 'reject' ? 'program' : type === 'judge' ? 'verdict' : undefined
  const fits = wanted === undefined ? type !== 'approve' || pending !== undefined : pending?.type === wanted
  if (!fits)
    throw new InvalidArgumentError(
      'action',
      type,
      `wait until a ${wanted ?? 'program or verdict'} is asked about.`,
    )
  if (hand.type !== 'edit' || pending?.type !== 'program') return
  const { name } = pending.program
  if (!hand.source.replaceAll(/\s+/g, ' ').includes(`async function ${name}(`))
    throw new InvalidArgumentError(
      'source',
      hand.source.slice(0, 60),
      `keep its async function ${name}(bot).`,
    )
}

function describeHand(hand: Hand): Pick<InterventionEvent, 'action' | 'detail'> {
  switch (hand.type) {
    case 'ask':
      return { action: 'ask', detail: `programs: ${hand.programs}, verdicts: ${hand.verdicts}` }
    case 'propose':
      return { action: 'propose', detail: hand.task }
    case 'edit':
      return { action: 'edit', detail: hand.source }
    case 'reject':
      return { action: 'reject', detail: hand.reason }
    case 'judge':
      return { action: 'judge', detail: `${hand.success ? 'done' : 'not done'}: ${hand.feedback}` }
    case 'say':
      return { action: 'say', detail: hand.text }
    case 'pause':
    case 'go-on':
    case 'approve':
      return { action: hand.type }
  }
}
