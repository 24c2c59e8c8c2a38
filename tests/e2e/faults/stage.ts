import type { BrowserContext } from '@playwright/test'

import { callingBy } from '../../server/support/calling.ts'
import { Participant } from '../../server/support/participant.ts'
import { enter } from '../support/people.ts'
import type { Row, Stage } from './row.ts'

/** A tab of its own at the row's beginning, with the time in the test's hand. */
export async function setUp(context: BrowserContext, baseURL: string, row: Row): Promise<Stage> {
  const page = await context.newPage()
  const calling = callingBy((path, init) => fetch(new URL(path, baseURL), init))
  let self: Promise<Participant> | null = null
  const stage: Stage = {
    page,
    text: '',
    self() {
      self ??= Participant.logIn(calling, row.who)
      return self
    },
    logIn: () => enter(page, row.who),
    pass: (milliseconds) => page.clock.fastForward(milliseconds),
  }
  await row.prepare?.(stage)
  await page.goto('/login')
  if (row.begins === 'inside') await stage.logIn()
  await row.open(stage)
  return stage
}
