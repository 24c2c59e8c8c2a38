import { checkConsent, grantConsent } from '#api/contract/consent.ts'
import { lists, tables } from '#api/contract/reference.ts'
import {
  authenticate,
  logOut,
  singleSignOn,
  startSession,
  startSessionByToken,
} from '#api/contract/session.ts'

import { expect } from '../../support/journey.ts'
import { carlos, enter, helena, marina } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'

const seeForm = ({ page }: Stage) => expect(page.getByLabel('CPF')).toHaveValue('')

const leave = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
}

const withPassword = {
  name: 'the login',
  waits: 'login.startSession',
  who: helena,
  kind: 'start',
  begins: 'login',
  open: seeForm,
  trigger: ({ page }) => enter(page, helena),
  works: seeList,
  back: leave,
  // Inside, there is no form to keep it.
  typed: async ({ page }) => {
    if (new URL(page.url()).pathname === '/login')
      await expect(page.getByLabel('CPF')).toHaveValue('714.287.938-60')
  },
} as const satisfies Partial<Row>

const withCode = {
  ...withPassword,
  typed: undefined,
  name: 'the login with a code',
  who: marina,
  trigger: async ({ page }: Stage) => {
    await page.goto('/login/SSO-MARINA')
  },
} as const

export const rows: readonly Row[] = [
  {
    ...withPassword,
    call: authenticate,
    waits: 'login.authenticate',
    kind: 'login',
  },
  { ...withPassword, call: startSession },
  { ...withPassword, call: tables },
  { ...withPassword, call: lists, kind: 'silentStart' },
  {
    ...withPassword,
    call: checkConsent,
    typed: undefined,
    waits: 'consent.checkConsent',
    kind: 'consentCheck',
  },
  { ...withCode, call: singleSignOn, waits: 'login.singleSignOn', kind: 'signOn' },
  { ...withCode, call: startSessionByToken },
  {
    name: 'the consent',
    call: grantConsent,
    waits: 'consent.grantConsent',
    who: carlos,
    kind: 'consent',
    // Every cell needs a person without consent.
    prepare: ({ page }) =>
      page.route('**/api/jaautorizou', (route) => route.fulfill({ json: { codigo: 'nao' } })),
    open: ({ page }) => page.getByRole('heading', { name: 'Autorização' }).waitFor(),
    fill: ({ page }) => page.getByRole('checkbox').check(),
    trigger: ({ page }) => page.getByRole('button', { name: 'Gravar' }).click(),
    works: seeList,
    back: async (stage) => {
      await leave(stage)
      await stage.logIn()
    },
  },
  {
    name: 'Sair',
    call: logOut,
    waits: 'session.endSession',
    who: helena,
    kind: 'exit',
    open: seeList,
    trigger: leave,
    works: async (stage) => {
      await seeForm(stage)
      await expect.poll(() => stage.page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
    },
    back: (stage) => stage.logIn(),
  },
]
