import { authenticate, renewSession } from '#api/contract/session.ts'

import { expect } from '../../support/journey.ts'
import { helena } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'

/** Milliseconds until an hour's session has less than five minutes left. */
const UNTIL_WARNING = 55 * 60_000 + 1000

const stay = ({ page }: Stage) => page.getByRole('button', { name: 'Continuar conectado' })

const untilWarning = async (stage: Stage) => {
  await seeList(stage)
  await stage.pass(UNTIL_WARNING)
  await stay(stage).waitFor()
}

const untilPassword = async (stage: Stage) => {
  await untilWarning(stage)
  await stay(stage).click()
  await stage.page.getByText('Para continuar conectado, digite a sua senha').waitFor()
}

const warned = {
  who: helena,
  trigger: (stage: Stage) => stay(stage).click(),
  works: async ({ page, pass }: Stage) => {
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await pass(1000)
    await expect(page.getByRole('timer')).toContainText('59:')
  },
} as const

export const rows: readonly Row[] = [
  {
    ...warned,
    name: 'Continuar conectado',
    call: renewSession,
    waits: 'sessionClock.renewSession',
    kind: 'renewal',
    open: untilWarning,
    back: untilWarning,
    reopen: untilWarning,
  },
  {
    ...warned,
    name: 'Continuar conectado with the password',
    call: authenticate,
    waits: 'sessionClock.reauthenticate',
    kind: 'password',
    prepare: ({ page }) =>
      page.route('**/api/renovarsessao', (route) => route.fulfill({ status: 404, body: '' })),
    open: untilPassword,
    back: untilPassword,
    fill: ({ page }) => page.getByLabel('Senha', { exact: true }).fill('20262026'),
  },
]
