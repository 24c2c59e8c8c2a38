import {
  answerAcceptance,
  notifyAcceptance,
  recordMessage,
  showAcceptance,
} from '#api/contract/acceptance.ts'
import { attachBeneficiaryDocument, downloadBeneficiaryDocument } from '#api/contract/documents.ts'
import { saveRequest } from '#api/contract/requests.ts'
import { acceptanceOf } from '../../support/asking.ts'
import { acceptanceToJudge, sendBack } from '../../support/desk.ts'
import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { beatriz, joao, teresa } from '../../support/people.ts'
import { confirmSending } from '../../support/wizard.ts'
import type { Row, Stage } from '../row.ts'
import { readerRow } from './documents.ts'
import { seeList, visiting } from './list.ts'
import { shown } from './prepared.ts'

const acceptancePath = ({ id }: Stage) => `/requerimento05/${id}`
const seeAmount = ({ page }: Stage) => page.getByRole('heading', { name: 'Valor do benefício' }).waitFor()
const send = ({ page }: Stage) => page.getByRole('button', { name: 'Enviar', exact: true })
const agreement = ({ page }: Stage) => page.locator('#resposta-SIM')
const ownAcceptance = async (stage: Stage) => (await acceptanceOf(await stage.self())).id

async function openAnswer(stage: Stage): Promise<void> {
  await seeList(stage)
  await follow(stage.page, acceptancePath(stage))
  await agreement(stage).waitFor()
}

/**
 * A request can be answered once, but every cell needs an unanswered one: the page gets it as it was before.
 * The server's reply to each further `aceito` is the status after the first one.
 */
async function showUnanswered({ page }: Stage): Promise<void> {
  await page.route('**/api/requerimento/show2/*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({
      response,
      json: {
        ...body,
        requerimento: { ...body.requerimento, situacao: 'X', versao: 1 },
        detalhes: body.detalhes.filter(({ nome }: { nome: string }) => nome !== 'aceito'),
      },
    })
  })
}

const answering = {
  name: 'the acceptance',
  who: beatriz,
  prepare: async (stage) => {
    await showUnanswered(stage)
    return ownAcceptance(stage)
  },
  open: openAnswer,
  fill: (stage) => agreement(stage).check(),
  typed: (stage) => expect(agreement(stage)).toBeChecked(),
  trigger: async (stage) => {
    await send(stage).click()
    await stage.page.getByRole('button', { name: 'Aceitar e enviar' }).click()
  },
  works: seeList,
  back: openAnswer,
  reopen: (stage) => agreement(stage).waitFor(),
} as const satisfies Partial<Row>

/** Every cell has a document that was rejected and replaced. */
async function handBack(stage: Stage, id: number): Promise<void> {
  const self = await stage.self()
  // A failed cell leaves it unsent.
  if ((await shown(stage, id)).situacao !== 'E') await sendBack(stage.page, id, 'Envie de novo.')
  const { body } = await self.show(id)
  const { documentos } = body as {
    documentos: readonly { id_req_doc: number; id_tipo_documento: number; id_situacao: number }[]
  }
  for (const row of documentos.filter(({ id_situacao }) => id_situacao === 2))
    await self.attach(row, await self.newDocument(row.id_tipo_documento))
}

async function openToSendAgain(stage: Stage): Promise<void> {
  await seeList(stage)
  await follow(stage.page, acceptancePath(stage))
  await seeAmount(stage)
}

const sendAgain: Row = {
  name: 'the acceptance',
  call: saveRequest,
  waits: 'acceptanceCorrection.sendAgain',
  kind: 'attachment',
  who: joao,
  prepare: async (stage) => {
    const id = await ownAcceptance(stage)
    await handBack(stage, id)
    return id
  },
  open: openToSendAgain,
  trigger: async (stage) => {
    await send(stage).click()
    await confirmSending(stage.page)
  },
  works: seeList,
  back: async (stage) => {
    await handBack(stage, stage.id)
    await openToSendAgain(stage)
  },
  reopen: seeAmount,
}

const situation = ({ page }: Stage) => page.getByRole('combobox').first()

/** To the request that the staff judge, for which no consent is asked. */
async function openAsStaff(stage: Stage): Promise<void> {
  const { page } = stage
  await page.getByRole('heading', { name: 'Análise de documentos' }).waitFor()
  await follow(page, acceptancePath(stage))
  await situation(stage).waitFor()
}

const judged = {
  who: teresa,
  prepare: ({ page }) => acceptanceToJudge(page),
  open: openAsStaff,
  reopen: (stage) => situation(stage).waitFor(),
} as const satisfies Partial<Row>

function judgementRow(): Row {
  const save = ({ page }: Stage) => page.getByRole('button', { name: /^Gravar a situação de / })
  const chosen = (stage: Stage) => situation(stage).locator('option:checked').textContent()
  let wanted = ''
  return {
    name: 'the acceptance, for the staff',
    call: attachBeneficiaryDocument,
    waits: 'acceptanceJudgement.judgeDocument',
    kind: 'attachment',
    ...judged,
    trigger: async (stage) => {
      // A choice that was not saved is still there.
      if ((await save(stage).count()) === 0) {
        wanted = (await chosen(stage)) === 'EM ANÁLISE' ? 'REJEITADO' : 'EM ANÁLISE'
        await situation(stage).selectOption({ label: wanted })
        const reason = stage.page.getByLabel('Motivo da rejeição')
        if (wanted === 'REJEITADO') await reason.fill('A foto está cortada.')
      }
      await save(stage).click()
    },
    works: async (stage) => {
      // The text of an earlier notice stays in the page, for screen readers.
      await expect(save(stage)).toHaveCount(0)
      await stage.page.getByText('Situação do documento gravada.').waitFor()
      await expect.poll(() => chosen(stage)).toBe(wanted)
    },
    back: async (stage) => {
      await follow(stage.page, '/')
      await openAsStaff(stage)
    },
  }
}

export const rows: readonly Row[] = [
  {
    name: 'the acceptance',
    call: showAcceptance,
    waits: 'acceptance.loadAcceptance',
    kind: 'read',
    who: beatriz,
    prepare: ownAcceptance,
    ...visiting(acceptancePath),
    works: seeAmount,
  },
  { ...answering, call: answerAcceptance, waits: 'acceptanceAnswer.sendAnswer', kind: 'attachment' },
  { ...answering, call: recordMessage, waits: 'acceptanceAnswer.recordMessage', kind: 'afterAnswer' },
  { ...answering, call: notifyAcceptance, waits: 'acceptanceAnswer.notifyDecision', kind: 'afterAnswer' },
  sendAgain,
  judgementRow(),
  readerRow(
    {
      ...judged,
      name: 'the acceptance, for the staff who open a document',
      call: downloadBeneficiaryDocument,
    },
    ({ page }) => page.getByRole('button', { name: /^Ver .*\.png$/ }).first(),
  ),
]
