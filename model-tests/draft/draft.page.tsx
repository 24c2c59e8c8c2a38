import { act, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { fromCallback } from 'xstate'

import { type DraftChanged, type DraftDropped, draftMachine } from '#machines/draft/index.ts'
import { DraftNews, DraftTime } from '#ui/forms/draft-news.tsx'

import { inRecordedSystem } from '../support/recorded-system.ts'

/** The draft's chart with a keeper that only writes down what it is told, and what is said of it beside a form. */
export function openDraft() {
  const kept: (DraftChanged | DraftDropped)[] = []
  const machine = draftMachine.provide({
    actors: {
      keeper: fromCallback<DraftChanged | DraftDropped>(({ receive }) => receive((told) => kept.push(told))),
    },
  })
  const { actor, heard } = inRecordedSystem(machine, { input: undefined })
  render(
    <>
      <DraftNews actor={actor} />
      <DraftTime actor={actor} />
    </>,
  )
  return {
    send: (event: Parameters<typeof actor.send>[0]) => act(async () => actor.send(event)),
    kept,
    portalHeard: () => heard.portal.map(({ type }) => type),
    /** What stands there, and of it what is announced. */
    see(text: string, announced = '') {
      expect(document.body.textContent).toBe(announced + text)
      expect(screen.getByRole('status').textContent).toBe(announced)
    },
  }
}
