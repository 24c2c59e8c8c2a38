import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { InsideScreen } from '#src/inside.tsx'
import { lateScreen } from '#src/late-screen.tsx'
import { createInside, type Inside } from '#src/load-inside.ts'

const NOT_LOADED = 'Não foi possível carregar a página'

afterEach(() => vi.useRealTimers())

describe('what a session needs', () => {
  const inside = { Screen: InsideScreen } as Inside

  test('is brought once, however often it is asked for', async () => {
    const bring = vi.fn(async () => inside)
    const late = createInside(bring)
    await Promise.all([late.load(), late.load()])
    await late.load()
    expect(bring).toHaveBeenCalledOnce()
    expect(late.now()).toBe(inside)
  })

  test('is asked for again where it could not be had, and until then says so', async () => {
    const bring = vi.fn(async () => inside).mockRejectedValueOnce(new Error('offline'))
    const late = createInside(bring)
    await late.load()
    const { Screen } = late.now()
    render(<Screen portal={null as never} />)
    expect(screen.getByRole('heading').textContent).toBe(NOT_LOADED)
    await late.load()
    expect(late.now()).toBe(inside)
  })

  test('is waited for 15 seconds', async () => {
    vi.useFakeTimers()
    const late = createInside(() => new Promise<never>(() => {}))
    let isOver = false
    void late.load().then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })
})

describe('a screen that comes late', () => {
  const Types = () => <p>Os tipos</p>
  const show = (Late: ReturnType<typeof lateScreen>) =>
    act(async () => {
      render(
        <Suspense fallback={<p>Carregando…</p>}>
          <Late />
        </Suspense>,
      )
    })

  test('is shown once it has come', async () => {
    await show(lateScreen(async () => Types))
    expect(screen.getByText('Os tipos')).toBeTruthy()
  })

  test('is shown at once, without a wait, where it came ahead', async () => {
    const Late = lateScreen(async () => Types)
    await act(async () => Late.preload())
    render(<Late />)
    expect(screen.getByText('Os tipos')).toBeTruthy()
  })

  test('says so where it does not come', async () => {
    await show(lateScreen(() => Promise.reject(new Error('offline'))))
    expect(screen.getByRole('heading').textContent).toBe(NOT_LOADED)
  })

  test('is asked for again when it is needed, where it did not come ahead', async () => {
    const load = vi.fn(async () => Types).mockRejectedValueOnce(new Error('offline'))
    const Late = lateScreen(load)
    await act(async () => Late.preload())
    await show(Late)
    expect(screen.getByText('Os tipos')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
