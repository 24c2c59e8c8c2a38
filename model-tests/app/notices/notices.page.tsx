import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { noticesMachine } from '#machines/app/notices/index.ts'
import { Notices } from '#ui/shell/notices.tsx'

type Tone = 'success' | 'error'

export function openNotices() {
  const clock = new SimulatedClock()
  const user = userEvent.setup({ delay: null })
  const actor = createActor(noticesMachine, { clock }).start()
  render(<Notices actor={actor} />)

  const region = (tone: Tone) => screen.getByRole(tone === 'success' ? 'status' : 'alert')
  const closeButton = () => screen.getByRole('button', { name: 'Fechar aviso' })
  const bar = () => closeButton().parentElement ?? closeButton()

  return {
    give: (text: string, tone: Tone, rest: { time?: number } = {}) =>
      act(async () => actor.send({ type: 'notice.given', text, tone, ...rest })),
    lookAt: () => user.hover(bar()),
    lookAway: () => user.unhover(bar()),
    reachByKeyboard: () => user.tab(),
    leaveByKeyboard: () => user.tab({ shift: true }),
    /** As a screen reader clicks, without pointer or focus. */
    close: async () => {
      fireEvent.click(closeButton())
    },
    wait: (milliseconds: number) => act(async () => clock.increment(milliseconds)),

    seeNothing: () => expect(screen.queryByRole('button', { name: 'Fechar aviso' })).toBeNull(),
    see(text: string, tone: Tone) {
      expect(within(region(tone)).getByText(text)).toBeTruthy()
      expect(region(tone).contains(closeButton())).toBe(true)
      expect(region(tone === 'success' ? 'error' : 'success').textContent).toBe('')
    },
    hear: (text: string, tone: Tone) => expect(region(tone).textContent).toBe(text),
  }
}
