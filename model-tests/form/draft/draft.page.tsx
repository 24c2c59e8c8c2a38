import { act, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { fromCallback } from 'xstate'

import { type DraftStoreEvent, draftMachine } from '#machines/form/draft/index.ts'
import { DraftNews, DraftState, DraftTime } from '#ui/forms/draft-news.tsx'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'

/** The chart of drafts with a recording store, and its text beside a form. */
export function openDraft({ isNew = false } = {}) {
  const kept: DraftStoreEvent[] = []
  const machine = draftMachine.provide({
    actors: {
      storage: fromCallback<DraftStoreEvent>(({ receive }) => receive((event) => kept.push(event))),
    },
  })
  const { actor, heard } = inRecordedSystem(machine, { input: undefined })
  render(
    <>
      <header>
        <DraftState actor={actor} isNew={isNew} />
      </header>
      <main>
        <DraftNews actor={actor} />
        <DraftTime actor={actor} />
      </main>
    </>,
  )
  return {
    send: (event: Parameters<typeof actor.send>[0]) => act(async () => actor.send(event)),
    kept,
    told: () => heard.openRequest.map(({ type }) => type),
    /** The texts in the head and beside the form, and the announced one. */
    see(state: string, text = '', announced = '') {
      expect(screen.getByRole('banner').textContent).toBe(state)
      expect(screen.getByRole('main').textContent).toBe(announced + text)
      expect(screen.getByRole('status').textContent).toBe(announced)
    },
  }
}
