import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { createChunk } from '#src/adapters/chunk.ts'
import { lazyScreen } from '#src/lazy-screen.tsx'

const Types = () => <p>Os tipos</p>

test('createChunk loads a chunk once, however often it is preloaded', async () => {
  const load = vi.fn(async () => Types)
  const chunk = createChunk(load)
  expect(chunk.now()).toBeNull()
  await Promise.all([chunk.preload(), chunk.preload()])
  await chunk.preload()
  expect(load).toHaveBeenCalledOnce()
  expect(chunk.now()).toBe(Types)
})

test('lazyScreen shows a preloaded screen at once', async () => {
  const Late = lazyScreen(async () => Types)
  await Late.preload()
  render(<Late />)
  expect(screen.getByText('Os tipos')).toBeTruthy()
})

test('lazyScreen loads a screen whose preload failed', async () => {
  const load = vi.fn(async () => Types).mockRejectedValueOnce(new Error('offline'))
  const Late = lazyScreen(load)
  await Late.preload()
  await act(async () => render(<Late />))
  expect(screen.getByText('Os tipos')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
