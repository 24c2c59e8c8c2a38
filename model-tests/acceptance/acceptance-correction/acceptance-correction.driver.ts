import { showAcceptance } from '#api/contract/acceptance.ts'
import { attachBeneficiaryDocument, newDocument } from '#api/contract/documents.ts'
import { saveRequest } from '#api/contract/requests.ts'
import type { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { confirmSending } from '../../../tests/e2e/support/wizard.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import {
  type Correcting,
  clip,
  REJECTED,
  replaceRejected,
  startReplacing,
  submit,
} from '../../drivers/rejected-document.ts'
import { acceptanceIn, sentAgain, waitingAcceptance } from '../../drivers/shown-acceptance.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './acceptance-correction.cases.ts'

type Model = { readonly machine: typeof acceptanceCorrectionMachine; readonly cases: typeof cases }

const ANOTHER = /: Enviar outro arquivo$/
const LACKING = `Falta para enviar: ${REJECTED}`

async function begin(stage: Stage): Promise<Correcting> {
  const { page, serverUrl, hold, lendSession } = stage
  const shown = await waitingAcceptance(serverUrl)
  const read = await hold(showAcceptance)
  const send = await hold(newDocument)
  const attachment = await hold(attachBeneficiaryDocument)
  const save = await hold(saveRequest)
  await lendSession(beatriz)
  await page.goto(`/requerimento05/${shown.requerimento.id}`)
  await read.reply(acceptanceIn(shown, 'E', { isRejected: true }))
  await page.getByRole('button', { name: ANOTHER }).waitFor()
  // Off while a document is lacking: no question follows.
  await submit(stage).click({ force: true })
  return { ...stage, read, send, attachment, save, shown, isUnderWay: false, isReplaced: false }
}

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Anexar documento' })
const question = ({ page, shown: { requerimento } }: Correcting) =>
  page.getByRole('alertdialog', {
    name: `Finalizar o requerimento ${requerimento.protocolo} e enviar para análise?`,
  })

/** The row of the rejected document, what is lacking, and whether Enviar is on. */
async function seeRows(world: Correcting) {
  const { page, isUnderWay, isReplaced } = world
  const table = page.getByRole('table', { name: 'Documentos de Fernando Lemos Batista' })
  const shown = isReplaced ? ['nitido.pdf', 'EM ANÁLISE'] : ['documento-de-identidade-01.png', 'REJEITADO']
  for (const text of isUnderWay ? [] : shown) await expect(table.getByRole('row').nth(1)).toContainText(text)
  const lacking = page.getByRole('main').locator('a[href^="#anexar."]')
  await expect(lacking).toHaveText(
    isReplaced ? [] : isUnderWay ? [`${REJECTED} (envio não terminado)`] : [REJECTED],
  )
  if (isReplaced) await expect(submit(world)).not.toHaveAttribute('aria-disabled')
  else await expect(submit(world)).toHaveAttribute('aria-disabled', 'true')
}

const isOpen = (snapshot: { readonly value: unknown }) => snapshot.value === 'open'

export const acceptanceCorrection: Drivers<Model, Correcting> = {
  begin,
  drive: {
    'clica em Anexar': (world) => clip(world).click(),
    'termina de anexar': (world) => dialog(world).getByRole('button', { name: 'Cancelar' }).click(),
    'o arquivo está a caminho': startReplacing,
    'o arquivo chegou': replaceRejected,
    'clica em Enviar os documentos': (world) => submit(world).click(),
    'confirma o envio': ({ page }) => confirmSending(page),
    'desiste de enviar': ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Ainda não' }).click(),
    // ACCEPT-17
    'o envio dá certo': ({ save, shown }) =>
      save.answer((route) => {
        const { id, versao } = shown.requerimento
        const sent = { id, versao, id_tipo: 16, situacao: 'A', usuario: beatriz }
        expect(route.request().postDataJSON()).toMatchObject(sent)
        return route.fulfill({ json: sentAgain(shown) })
      }),
    'o envio é recusado': ({ save }) =>
      save.reply({ ...refusal('Não.'), erros: [{ campo: 'documentos', mensagem: LACKING }] }, 422),
  },
  offered: { 'o arquivo está a caminho': isOpen, 'o arquivo chegou': isOpen },
  see: {
    // ACCEPT-16
    open: async (world) => {
      await seeRows(world)
      await expect(dialog(world)).toHaveCount(0)
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
      await expect(world.page.getByRole('radio')).toHaveCount(0)
      await expect(world.page.getByRole('progressbar', { name: 'Enviando nitido.pdf' })).toHaveCount(
        world.isUnderWay ? 1 : 0,
      )
      expect(world.save.waiting()).toBe(0)
    },
    attaching: (world) => expect(dialog(world)).toBeVisible(),
    confirming: async (world) => {
      await expect(question(world).getByRole('button', { name: 'Ainda não' })).toBeFocused()
      expect(world.save.waiting()).toBe(0)
    },
    sending: async (world) => {
      await expect(submit(world)).toHaveAttribute('aria-busy', 'true')
      await world.save.asked()
    },
    sent: async ({ page }) => {
      await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
    },
    // It is read again, and what is wrong is said above what it is now.
    refused: async ({ page, read, shown }) => {
      await read.reply(acceptanceIn(shown, 'A'))
      await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(LACKING)
      await expect(page.getByRole('table')).toHaveCount(0)
    },
  },
  ends: {
    'clica em Anexar': { in: 'attaching', calls: [] },
    'termina de anexar': { in: 'open', calls: [] },
    'clica em Enviar os documentos': { in: 'confirming', calls: [] },
    'confirma o envio': { in: 'sending', calls: ['saveRequest A'] },
    'desiste de enviar': { in: 'open', calls: [] },
    'o envio dá certo': { in: 'sent', calls: [] },
    'o envio é recusado': { in: 'refused', calls: [] },
  },
}
