import type { Page } from '@playwright/test'

import { attachBeneficiaryDocument } from '#api/contract/documents.ts'
import type { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'
import { acceptanceToJudge } from '../../../tests/e2e/support/desk.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { teresa } from '../../../tests/e2e/support/people.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { lendStaffSession } from '../../drivers/staff.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './acceptance-judgement.cases.ts'

type Model = { readonly machine: typeof acceptanceJudgementMachine; readonly cases: typeof cases }

const LACKING = 'Escreva o motivo da rejeição: é ele que o participante lê.'
const SITUATIONS = ['Selecione', 'CONFERIDO', 'REJEITADO', 'EM ANÁLISE', 'DISPENSADO']
const REFUSED = 'A situação deste documento não pode mais ser mudada.'

type Row = { isChosen: boolean; reason: string }
/** The first two documents, and whether a rejection is chosen. */
type Rows = readonly [Row, Row]

/** A member of the staff opens the acceptance that the fund may judge. */
async function begin(stage: Stage) {
  const { page, hold } = stage
  const id = await acceptanceToJudge(page)
  const judgement = await hold(attachBeneficiaryDocument)
  const sent: unknown[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.postDataJSON())))
  await lendStaffSession(stage)
  await page.goto(`/requerimento05/${id}`)
  const situations = page.getByRole('combobox')
  await situations.first().waitFor()
  const rows: Rows = [
    { isChosen: false, reason: '' },
    { isChosen: false, reason: '' },
  ]
  return { page, id, judgement, sent, situations, rows, isSaved: false }
}

type World = Awaited<ReturnType<typeof begin>>

const saved = ({ page }: World) => page.getByText('Situação do documento gravada.').first()
const reasons = (page: Page) => page.getByLabel('Motivo da rejeição')
const saves = ({ page }: World) => page.getByRole('button', { name: /^Gravar a situação de / })

const choose = (index: 0 | 1, label: string) => async (world: World) => {
  world.rows[index].isChosen = label === 'REJEITADO'
  await world.situations.nth(index).selectOption({ label })
}

const type = (index: 0 | 1, reason: string) => async (world: World) => {
  world.rows[index].reason = reason
  const before = world.rows.slice(0, index).filter(({ isChosen }) => isChosen)
  await reasons(world.page).nth(before.length).fill(reason)
}

/** Below each chosen row its reason and Gravar; the browser asks before they are lost. */
async function seeChoices(world: World) {
  const { page, situations, rows } = world
  const chosen = rows.filter(({ isChosen }) => isChosen)
  await expect(reasons(page)).toHaveCount(chosen.length)
  for (const [index, { reason }] of chosen.entries())
    await expect(reasons(page).nth(index)).toHaveValue(reason)
  await expect(saves(world)).toHaveCount(chosen.length)
  for (const [index, { isChosen }] of rows.entries())
    if (isChosen) await expect(situations.nth(index).locator('option:checked')).toHaveText('REJEITADO')
  await expect
    .poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(chosen.length === 0)
}

export const acceptanceJudgement: Drivers<Model, World> = {
  begin,
  drive: {
    'escolhe rejeitar o CPF de Ana': choose(0, 'REJEITADO'),
    'volta a EM ANÁLISE': choose(0, 'EM ANÁLISE'),
    'chega uma situação que o papel não dá': notInBrowser('The list has only the situations of the role.'),
    'escreve o motivo': type(0, ' A foto está cortada. '),
    'escolhe rejeitar a certidão de Ana': choose(1, 'REJEITADO'),
    'escreve o motivo da certidão': type(1, 'Falta o verso.'),
    'clica em Gravar': async (world) => {
      await saves(world).first().click()
      if (world.rows[0].reason === '') await expect(world.page.getByText(LACKING)).toBeVisible()
      else await world.judgement.asked()
    },
    'a situação é gravada': async (world) => {
      world.isSaved = true
      Object.assign(world.rows[0], { isChosen: false, reason: '' })
      await world.judgement.reply({ codigo: 'ok', id_req_bnf_doc: 1 })
    },
    'a situação é recusada': ({ judgement }) => judgement.reply(refusal(REFUSED), 409),
  },
  see: {
    // P-765: what is chosen and typed meanwhile in another row stays.
    'open.shown': async (world) => {
      await expect(saved(world)).toBeVisible({ visible: world.isSaved })
      await expect(world.situations.first()).toBeEnabled()
      await expect(world.situations.first().locator('option')).toHaveText(SITUATIONS)
      await seeChoices(world)
      await expect(world.page.getByText(LACKING)).toHaveCount(0)
      expect(world.judgement.waiting()).toBe(0)
    },
    'open.lacking': async (world) => {
      await seeChoices(world)
      await expect(world.page.getByText(LACKING)).toBeVisible()
      await expect(reasons(world.page).first()).toBeFocused()
      expect(world.judgement.waiting()).toBe(0)
    },
    saving: async (world) => {
      await world.judgement.asked()
      await expect(saves(world).first()).toHaveAttribute('aria-busy', 'true')
      await expect(world.situations.first()).toBeDisabled()
      await expect(world.situations.nth(1)).toBeEnabled()
      await expect(saved(world)).toHaveCount(0)
      await seeChoices(world)
      const rejection = { id_situacao: 2, motivo: 'A foto está cortada.' }
      expect(world.sent.at(-1)).toMatchObject({ ...rejection, id_requerimento: world.id, usuario: teresa })
    },
    // P-765: nothing chosen is lost, and the focus is above the reason of the refusal.
    refused: async (world) => {
      await expect(world.page.getByRole('main').getByRole('alert').first()).toHaveText(REFUSED)
      await expect(world.page.getByRole('heading', { level: 1 })).toBeFocused()
      await seeChoices(world)
      await expect(saved(world)).toHaveCount(0)
    },
  },
  ends: {
    'a situação é gravada': { in: 'open.shown', calls: [] },
    'a situação é recusada': { in: 'refused', calls: [] },
  },
}
