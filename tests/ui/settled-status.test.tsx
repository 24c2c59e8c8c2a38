import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SettledStatus } from '#ui/primitives/settled-status.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const status = () => screen.getByRole('status').textContent

test('settled status shows a text at once, and announces it after a second without a change', () => {
  const { rerender } = render(<SettledStatus className="">Soma: 8% de 100%</SettledStatus>)
  act(() => vi.advanceTimersByTime(900))
  expect(status()).toBe('')

  rerender(<SettledStatus className="">Soma: 80% de 100%</SettledStatus>)
  screen.getByText('Soma: 80% de 100%')
  act(() => vi.advanceTimersByTime(900))
  expect(status()).toBe('')

  act(() => vi.advanceTimersByTime(100))
  expect(status()).toBe('Soma: 80% de 100%')
})
