import type { Page } from '@playwright/test'

import { attachBeneficiaryDocument } from '#api/contract/documents.ts'
import type { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'

import type { cases } from './acceptance-judgement.cases.ts'
import { acceptanceToJudge } from '../../../tests/e2e/support/desk.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { lendStaffSession } from '../../drivers/staff.ts'
import type { Stage } from '../../drivers/stage.ts'

type Model = { readonly machine: typeof acceptanceJudgementMachine; readonly cases: typeof cases }

const LACKING = 'Escreva o motivo da rejeição: é ele que o participante lê.'
const REFUSED = 'A situação deste documento não pode mais ser mudada.'

/** A member of the staff opens the acceptance that the fund may judge. */
async function begin(stage: Stage) {
  const { page, hold } = stage
  const id = await acceptanceToJudge(page)
  const judgement = await hold(attachBeneficiaryDocument)
  await lendStaffSession(stage)
  await page.goto(`/requerimento05/${id}`)
  const situations = page.getByRole('combobox').first()
  await situations.waitFor()
  return { page, judgement, situations, situation: 'EM ANÁLISE' }
}

type World = Awaited<ReturnType<typeof begin>>

const saved = ({ page }: World) => page.getByText('Situação do documento gravada.')
const reasons = (page: Page) => page.getByLabel('Motivo da rejeição')
const reason = ({ page }: World) => reasons(page).first()
const save = ({ page }: World) => page.getByRole('button', { name: /^Gravar a situação de / }).first()

export const acceptanceJudgement: Drivers<Model, World> = {
  begin,
  drive: {
    'escolhe rejeitar o CPF de Ana': async (world) => {
      await world.situations.selectOption({ label: 'REJEITADO' })
    },
    'volta a EM ANÁLISE': async (world) => {
      await world.situations.selectOption({ label: 'EM ANÁLISE' })
    },
    'chega uma situação que o papel não dá': notInBrowser('The list has only the situations of the role.'),
    'escreve o motivo': (world) => reason(world).fill('A foto está cortada.'),
    'escolhe rejeitar a certidão de Ana': async ({ page }) => {
      await page.getByRole('combobox').nth(1).selectOption({ label: 'REJEITADO' })
    },
    'escreve o motivo da certidão': ({ page }) => reasons(page).last().fill('Falta o verso.'),
    'clica em Gravar': (world) => save(world).click(),
    // The server keeps the situation, so that the next path begins with it too.
    'a situação é gravada': async (world) => {
      world.situation = 'REJEITADO'
      await world.judgement.reply({ codigo: 'ok', id_req_bnf_doc: 1 })
    },
    'a situação é recusada': ({ judgement }) => judgement.reply(refusal(REFUSED), 409),
  },
  see: {
    'open.shown': async (world) => {
      await expect(world.situations).toBeEnabled()
      await expect(saved(world).first()).toBeVisible({ visible: world.situation === 'REJEITADO' })
      await expect(world.page.getByText(LACKING)).toHaveCount(0)
      expect(world.judgement.waiting()).toBe(0)
    },
    'open.lacking': async (world) => {
      await expect(world.page.getByText(LACKING)).toBeVisible()
      await expect(reason(world)).toBeFocused()
      expect(world.judgement.waiting()).toBe(0)
    },
    saving: async (world) => {
      await world.judgement.asked()
      await expect(saved(world)).toHaveCount(0)
    },
    refused: async ({ page, situations }) => {
      await expect(page.getByText(REFUSED).first()).toBeVisible()
      await expect(situations.locator('option:checked')).toHaveText('REJEITADO')
    },
  },
}
