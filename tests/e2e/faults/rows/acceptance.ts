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
import { seeList } from './list.ts'
import { shown } from './prepared.ts'

const toAcceptance = ({ page }: Stage, id: number) => follow(page, `/requerimento05/${id}`)
const seeAmount = ({ page }: Stage) => page.getByRole('heading', { name: 'Valor do benefício' }).waitFor()
const send = ({ page }: Stage) => page.getByRole('button', { name: 'Enviar', exact: true })
const agreement = ({ page }: Stage) => page.locator('#resposta-SIM')

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

function answerRow(one: Pick<Row, 'call' | 'waits' | 'kind'>): Row {
  let id = 0
  const open = async (stage: Stage) => {
    await seeList(stage)
    await toAcceptance(stage, id)
    await agreement(stage).waitFor()
  }
  return {
    ...one,
    name: 'the acceptance',
    who: beatriz,
    prepare: async (stage) => {
      id = (await acceptanceOf(await stage.self())).id
      await showUnanswered(stage)
    },
    open,
    fill: (stage) => agreement(stage).check(),
    typed: (stage) => expect(agreement(stage)).toBeChecked(),
    trigger: async (stage) => {
      await send(stage).click()
      await stage.page.getByRole('button', { name: 'Aceitar e enviar' }).click()
    },
    works: seeList,
    back: open,
    reopen: (stage) => agreement(stage).waitFor(),
  }
}

function loadRow(): Row {
  let id = 0
  return {
    name: 'the acceptance',
    call: showAcceptance,
    waits: 'acceptance.loadAcceptance',
    kind: 'read',
    who: beatriz,
    prepare: async (stage) => {
      id = (await acceptanceOf(await stage.self())).id
    },
    open: seeList,
    trigger: (stage) => toAcceptance(stage, id),
    works: seeAmount,
    back: async (stage) => {
      await follow(stage.page, '/')
      await seeList(stage)
    },
  }
}

/** Every cell has a document that was rejected and replaced. */
function sendAgainRow(): Row {
  let id = 0
  const handBack = async (stage: Stage) => {
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
  const open = async (stage: Stage) => {
    await seeList(stage)
    await toAcceptance(stage, id)
    await seeAmount(stage)
  }
  return {
    name: 'the acceptance',
    call: saveRequest,
    waits: 'acceptanceCorrection.sendAgain',
    kind: 'attachment',
    who: joao,
    prepare: async (stage) => {
      id = (await acceptanceOf(await stage.self())).id
      await handBack(stage)
    },
    open,
    trigger: async (stage) => {
      await send(stage).click()
      await confirmSending(stage.page)
    },
    works: seeList,
    back: async (stage) => {
      await handBack(stage)
      await open(stage)
    },
    reopen: seeAmount,
  }
}

/** To the request that the staff judge, for which no consent is asked. */
async function openAsStaff({ page }: Stage, id: number): Promise<void> {
  await page.getByRole('heading', { name: 'Análise de documentos' }).waitFor()
  await follow(page, `/requerimento05/${id}`)
  await page.getByRole('combobox').first().waitFor()
}

function judgementRow(): Row {
  let id = 0
  const list = ({ page }: Stage) => page.getByRole('combobox').first()
  const save = ({ page }: Stage) => page.getByRole('button', { name: /^Gravar a situação de / })
  const chosen = (stage: Stage) => list(stage).locator('option:checked').textContent()
  let wanted = ''
  return {
    name: 'the acceptance, for the staff',
    call: attachBeneficiaryDocument,
    waits: 'acceptanceJudgement.judgeDocument',
    kind: 'attachment',
    who: teresa,
    prepare: async ({ page }) => {
      id = await acceptanceToJudge(page)
    },
    open: (stage) => openAsStaff(stage, id),
    trigger: async (stage) => {
      // A choice that was not saved is still there.
      if ((await save(stage).count()) === 0) {
        wanted = (await chosen(stage)) === 'EM ANÁLISE' ? 'REJEITADO' : 'EM ANÁLISE'
        await list(stage).selectOption({ label: wanted })
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
      await openAsStaff(stage, id)
    },
    reopen: (stage) => list(stage).waitFor(),
  }
}

function judgedDocumentRow(): Row {
  let id = 0
  return readerRow(
    {
      name: 'the acceptance, for the staff who open a document',
      call: downloadBeneficiaryDocument,
      who: teresa,
      prepare: async ({ page }) => {
        id = await acceptanceToJudge(page)
      },
      open: (stage) => openAsStaff(stage, id),
      reopen: (stage) => stage.page.getByRole('combobox').first().waitFor(),
    },
    ({ page }) => page.getByRole('button', { name: /^Ver .*\.png$/ }).first(),
  )
}

export const rows: readonly Row[] = [
  loadRow(),
  answerRow({ call: answerAcceptance, waits: 'acceptanceAnswer.sendAnswer', kind: 'attachment' }),
  answerRow({ call: recordMessage, waits: 'acceptanceAnswer.recordMessage', kind: 'afterAnswer' }),
  answerRow({ call: notifyAcceptance, waits: 'acceptanceAnswer.notifyDecision', kind: 'afterAnswer' }),
  sendAgainRow(),
  judgementRow(),
  judgedDocumentRow(),
]
