import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'

/** The effects that throw yet: what a program of the browser changed is gone at the next mount. */
let failures = 0

function Screen({ name }: { name: string }) {
  useLayoutEffect(() => {
    if (name === 'Tela' || failures === 0) return
    failures -= 1
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
  }, [name])
  return <p>{name}</p>
}

function open(content = (name: string): ReactNode => <Screen name={name} />) {
  const errors: unknown[] = []
  const ui = (name: string) => (
    <ErrorBoundary onError={(error) => errors.push(error)}>{content(name)}</ErrorBoundary>
  )
  const { rerender } = render(ui('Tela'), { onCaughtError: () => {} })
  return { errors, show: (name: string) => rerender(ui(name)) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a screen that throws is mounted once more, and shown', () => {
  const { errors, show } = open()
  failures = 1
  show('Outra tela')
  expect(screen.getByText('Outra tela')).toBeTruthy()
  expect(errors).toEqual([])
})

test('two errors of one render are one, and the screen is mounted once more', () => {
  const { errors, show } = open((name) => (
    <>
      <Screen name={name} />
      <Screen name={name} />
    </>
  ))
  failures = 2
  show('Outra tela')
  expect(screen.getAllByText('Outra tela')).toHaveLength(2)
  expect(errors).toEqual([])
})

test('a second error within 10 s is reported once, and nothing is shown', () => {
  const { errors, show } = open()
  failures = 1
  show('Outra tela')
  act(() => vi.advanceTimersByTime(9999))
  failures = 2
  show('Mais uma')
  expect(screen.queryByRole('paragraph')).toBeNull()
  expect(errors).toEqual([expect.objectContaining({ name: 'NotFoundError' })])
})

test('an error 10 s later is tried again', () => {
  const { errors, show } = open()
  failures = 1
  show('Outra tela')
  act(() => vi.advanceTimersByTime(10_000))
  failures = 1
  show('Mais uma')
  expect(screen.getByText('Mais uma')).toBeTruthy()
  expect(errors).toEqual([])
})

test('without `onError` the second error goes on to the boundary above', () => {
  const { errors, show } = open((name) => (
    <>
      <p>Acima</p>
      <ErrorBoundary>
        <Screen name={name} />
      </ErrorBoundary>
    </>
  ))
  failures = 1
  show('Outra tela')
  expect(screen.getByText('Outra tela')).toBeTruthy()
  failures = Number.POSITIVE_INFINITY
  show('Mais uma')
  expect(screen.queryByText('Acima')).toBeNull()
  expect(errors).toEqual([expect.objectContaining({ name: 'NotFoundError' })])
  failures = 0
})
