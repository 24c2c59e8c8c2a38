import { act, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { fromCallback } from 'xstate'

import { type DraftTold, draftMachine } from '#machines/draft/index.ts'
import { DraftNews, DraftState, DraftTime } from '#ui/forms/draft-news.tsx'

import { inRecordedSystem } from '../support/recorded-system.ts'

/** The draft's chart with a keeper that only writes down what it is told, and what is said of it beside a form. */
export function openDraft({ isNew = false } = {}) {
  const kept: DraftTold[] = []
  const machine = draftMachine.provide({
    actors: {
      keeper: fromCallback<DraftTold>(({ receive }) => receive((told) => kept.push(told))),
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
    portalHeard: () => heard.portal.map(({ type }) => type),
    /** What stands in the head and beside the form, and of it what is announced. */
    see(state: string, text = '', announced = '') {
      expect(screen.getByRole('banner').textContent).toBe(state)
      expect(screen.getByRole('main').textContent).toBe(announced + text)
      expect(screen.getByRole('status').textContent).toBe(announced)
    },
  }
}
