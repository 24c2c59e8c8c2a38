import type { BrowserContext } from '@playwright/test'

import type { Participant } from '../../server/support/participant.ts'
import { participant } from '../support/asking.ts'
import { enter } from '../support/people.ts'
import type { Row, Stage } from './row.ts'

/** A new tab at the row's beginning, with a clock that the test controls. */
export async function setUp(context: BrowserContext, baseURL: string, row: Row): Promise<Stage> {
  const page = await context.newPage()
  let self: Promise<Participant> | null = null
  const stage: Stage = {
    page,
    id: 0,
    text: '',
    self() {
      self ??= participant(baseURL, row.who)
      return self
    },
    logIn: () => enter(page, row.who),
    pass: (milliseconds) => page.clock.fastForward(milliseconds),
  }
  const id = await row.prepare?.(stage)
  const prepared = typeof id === 'number' ? { ...stage, id } : stage
  await page.goto('/login')
  if (row.begins !== 'login') await stage.logIn()
  await row.open(prepared)
  return prepared
}
