import { expect, test } from 'vitest'
import { sendOrCutOff } from './send-or-cut-off.ts'

const mebibyte = 1024 * 1024

/** All that is done to a page that has left so many bytes unread. */
function doneTo(bufferedAmount: number): readonly string[] {
  const done: string[] = []
  const connection = {
    bufferedAmount,
    send: (text: unknown) => void done.push(`send ${String(text)}`),
    terminate: () => void done.push('terminate'),
  }
  sendOrCutOff(connection, 'news')
  return done
}

test.each([0, 64 * mebibyte])('a page that has left %d bytes unread is told the news', (waiting) => {
  expect(doneTo(waiting)).toEqual(['send news'])
})

test.each([64 * mebibyte + 1, 500 * mebibyte])(
  'a page that has left %d bytes unread is cut off and told nothing more',
  (waiting) => {
    expect(doneTo(waiting)).toEqual(['terminate'])
  },
)
