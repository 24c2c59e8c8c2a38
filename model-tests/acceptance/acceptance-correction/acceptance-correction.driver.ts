import { showAcceptance } from '#api/contract/acceptance.ts'
import { attachBeneficiaryDocument, newDocument } from '#api/contract/documents.ts'
import { saveRequest } from '#api/contract/requests.ts'
import type { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'

import type { cases } from './acceptance-correction.cases.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { confirmSending, sendFile } from '../../../tests/e2e/support/wizard.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import {
  acceptanceIn,
  type ShownAcceptance,
  sentAgain,
  waitingAcceptance,
} from '../../drivers/shown-acceptance.ts'
import type { Stage } from '../../drivers/stage.ts'

type Model = { readonly machine: typeof acceptanceCorrectionMachine; readonly cases: typeof cases }

const ANOTHER = /: Enviar outro arquivo$/
const STALE = 'O requerimento foi alterado em outra janela. Recarregue a página.'

/** A page on which a rejected document can be replaced. */
export type Correcting = Stage & {
  readonly read: HeldCall
  readonly send: HeldCall
  readonly attachment: HeldCall
  readonly save: HeldCall
  readonly shown: ShownAcceptance
  isUnderWay: boolean
}

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
  return { ...stage, read, send, attachment, save, shown, isUnderWay: false }
}

/** It is renamed when another document is attached. */
const clip = ({ page, shown }: Correcting) => {
  const [person] = shown.dependentes
  const name = `${person?.docs_obrigatorios[0]?.desc_tipo_documento} (${person?.nome})`
  return page
    .getByRole('button', { name: `Anexar ${name}: Enviar outro arquivo` })
    .or(page.getByRole('button', { name: `Trocar ${name}` }))
}
const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Anexar documento' })
export const submit = ({ page }: Stage) => page.getByRole('button', { name: 'Enviar', exact: true })

async function startReplacing(world: Correcting) {
  if (world.isUnderWay) return
  world.isUnderWay = true
  await clip(world).click()
  await sendFile(world.page, pdf('nitido.pdf'))
}

/** Another file is attached in place of the rejected one. */
export async function replaceRejected(world: Correcting): Promise<void> {
  await startReplacing(world)
  world.isUnderWay = false
  await world.send.pass()
  await world.attachment.reply({ codigo: 'ok', id_req_bnf_doc: 1 })
  await world.page.getByRole('button', { name: 'Ver nitido.pdf' }).waitFor()
}

const seeRows = ({ page }: Stage) =>
  expect(page.getByRole('heading', { name: /^Documentos de / }).first()).toBeVisible()

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
    'o envio dá certo': ({ save, shown }) => save.reply(sentAgain(shown)),
    'o envio é recusado': ({ save }) => save.reply(refusal(STALE), 409),
  },
  offered: { 'o arquivo está a caminho': isOpen, 'o arquivo chegou': isOpen },
  see: {
    open: async (world) => {
      await seeRows(world)
      await expect(dialog(world)).toHaveCount(0)
      await expect(world.page.getByRole('radio')).toHaveCount(0)
      await expect(world.page.getByRole('progressbar', { name: 'Enviando nitido.pdf' })).toHaveCount(
        world.isUnderWay ? 1 : 0,
      )
      expect(world.save.waiting()).toBe(0)
    },
    attaching: (world) => expect(dialog(world)).toBeVisible(),
    confirming: async ({ page, save }) => {
      await expect(page.getByRole('button', { name: 'Ainda não' })).toBeFocused()
      expect(save.waiting()).toBe(0)
    },
    sending: async (world) => {
      await expect(submit(world)).toHaveAttribute('aria-busy', 'true')
      await world.save.asked()
    },
    sent: async ({ page }) => {
      await expect(page.getByText('Requerimento enviado para análise!').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
    },
    refused: ({ read }) => read.asked(),
  },
}
