import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Countdown } from '#ui/shell/countdown.tsx'

const NOW = Date.UTC(2026, 10, 21, 12)

const now = () => Date.now()

function withSecondsLeft(seconds: number) {
  const { rerender } = render(<Countdown deadline={NOW + seconds * 1000} now={now} />)
  const timer = screen.getByRole('timer')
  return {
    digits: () => timer.textContent,
    urgency: () => timer.dataset.urgency,
    announced: () => screen.getByRole('status').textContent,
    renewUntil: (moment: number) => rerender(<Countdown deadline={moment} now={now} />),
  }
}

// LOOK-06, SESSION-05, SESSION-06, SESSION-09, SESSION-10
describe('the session countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    [3600, 'Sessão60:00', 'quiet'],
    [901, 'Sessão15:01', 'quiet'],
    [900, 'Sessão15:00', 'noticed'],
    [601, 'Sessão10:01', 'noticed'],
    [600, 'Sessão10:00', 'urgent'],
    [59, 'Sessão00:59', 'urgent'],
    [0, 'Sessão00:00', 'urgent'],
  ])('at %i s it shows %s, %s (D-09)', (seconds, digits, urgency) => {
    const countdown = withSecondsLeft(seconds)
    expect(countdown.digits()).toBe(digits)
    expect(countdown.urgency()).toBe(urgency)
  })

  test.each([
    [901, ''],
    [900, 'Restam 15 minutos de sessão.'],
    [601, 'Restam 15 minutos de sessão.'],
    [600, 'Restam 10 minutos de sessão.'],
    [300, 'Restam 5 minutos de sessão.'],
    [120, 'Restam 2 minutos de sessão.'],
    [61, 'Restam 2 minutos de sessão.'],
    [60, 'Resta 1 minuto de sessão.'],
    [1, 'Resta 1 minuto de sessão.'],
  ])('by %i s it has announced "%s" (D-10)', (seconds, announced) => {
    expect(withSecondsLeft(seconds).announced()).toBe(announced)
  })

  test('makes five announcements in an hour, and again after an extension', () => {
    const countdown = withSecondsLeft(3600)
    const status = screen.getByRole('status')
    const announced: (string | null)[] = []
    const listen = (seconds: number) => {
      for (let second = 0; second < seconds; second += 10) {
        act(() => void vi.advanceTimersByTime(10_000))
        const text = status.textContent
        if (text !== '' && text !== announced.at(-1)) announced.push(text)
      }
    }
    const inAnHour = [
      'Restam 15 minutos de sessão.',
      'Restam 10 minutos de sessão.',
      'Restam 5 minutos de sessão.',
      'Restam 2 minutos de sessão.',
      'Resta 1 minuto de sessão.',
    ]
    listen(3590)
    expect(announced).toEqual(inAnHour)
    countdown.renewUntil(NOW + 3_590_000 + 3_600_000)
    expect(countdown.announced()).toBe('')
    listen(3600)
    expect(announced).toEqual([...inAnHour, ...inAnHour])
  })

  test('is announced while a dialog hides the page, without its digits', () => {
    withSecondsLeft(300)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  })

  test('is correct immediately after a sleep, whatever its ticks were', () => {
    const countdown = withSecondsLeft(3600)
    vi.setSystemTime(NOW + 3_000_000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(countdown.digits()).toBe('Sessão09:59')
  })

  test('stops at zero', () => {
    const countdown = withSecondsLeft(1)
    act(() => void vi.advanceTimersByTime(5000))
    expect(countdown.digits()).toBe('Sessão00:00')
  })
})
