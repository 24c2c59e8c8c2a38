import {
  answerAcceptance,
  notifyAcceptance,
  recordMessage,
  showAcceptance,
} from '#api/contract/acceptance.ts'
import { attachBeneficiaryDocument, newDocument } from '#api/contract/documents.ts'
import { saveRequest, showRequest } from '#api/contract/requests.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'

import type { cases } from './acceptance.cases.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { confirmSending } from '../../../tests/e2e/support/wizard.ts'
import { replaceRejected, submit } from '../acceptance-correction/acceptance-correction.driver.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { acceptanceIn, sentAgain, waitingAcceptance } from '../../drivers/shown-acceptance.ts'
import { withRequest } from '../../drivers/shown-request.ts'
import { lendStaffSession } from '../../drivers/staff.ts'
import type { Stage } from '../../drivers/stage.ts'

type Model = {
  readonly machine: typeof acceptanceMachine
  /** No visit has the other one. */
  readonly cases: Omit<typeof cases, 'chega um aceite sem o valor de hoje'>
  readonly transient: readonly ['deciding']
}

const REFUSED = 'A situação do requerimento não permite esta alteração.'
const STALE = 'O requerimento foi alterado em outra janela. Recarregue a página.'
const TOO_LATE = 'Os documentos são avaliados enquanto o requerimento está em análise ou conferido.'
const FIRST_COUNTS =
  'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi'

const CHOICES = { SIM: 'Concordo com o novo valor', NAO: 'Não concordo e cancelo o requerimento' } as const
const QUESTIONS = {
  SIM: 'Aceitar o novo valor de R$ 5.391,75?',
  NAO: 'Recusar o novo valor de R$ 5.391,75 e cancelar o requerimento?',
} as const

const NO_OWN = notInBrowser('Ninguém da equipe da demonstração tem um aceite seu.')

type Choice = keyof typeof CHOICES

/** The unsent choice of an earlier page, as the tab stores it. */
function keptChoice(version: number) {
  return {
    format: 4,
    answers: answersOf({ detalhes: { aceito: 'SIM' } }),
    stored: answersOf({}),
    saveKey: 'a4a0e1f6-6a3b-4b6c-9f3a-2f0f4c1f7d11',
    keptAt: Date.now(),
    version,
  }
}

type Way = { readonly visit: string; readonly cases: readonly string[] }

async function begin(stage: Stage, { visit, cases: [first] }: Way) {
  const { page, serverUrl, hold, lendSession } = stage
  const shown = await waitingAcceptance(serverUrl)
  const { id, versao } = shown.requerimento
  const hasKept = first === 'chega um aceite com uma escolha guardada'
  if (visit.startsWith('a equipe')) await lendStaffSession(stage)
  else await lendSession(beatriz, hasKept ? { [`portal.draft.${beatriz}.${id}`]: keptChoice(versao) } : {})
  const world = {
    ...stage,
    id,
    shown,
    read: await hold(showAcceptance),
    otherRead: await hold(showRequest),
    answer: await hold(answerAcceptance),
    message: await hold(recordMessage),
    decision: await hold(notifyAcceptance),
    send: await hold(newDocument),
    attachment: await hold(attachBeneficiaryDocument),
    save: await hold(saveRequest),
    isStaff: visit.startsWith('a equipe'),
    isUnderWay: false,
    chosen: null as Choice | null,
    /** The status, the notice of an ended request, and the message of a refusal. */
    status: 'X',
    notice: '',
    alert: '',
  }
  await page.goto(`/requerimento05/${id}`)
  return world
}

type World = Awaited<ReturnType<typeof begin>>
type Status = Parameters<typeof acceptanceIn>[1]
type Change = Parameters<typeof acceptanceIn>[2]

const arrives =
  (status: Status, change: Change = {}, chosen: Choice | null = null) =>
  async (world: World) => {
    world.status = status
    world.chosen = chosen
    await world.read.reply(acceptanceIn(world.shown, status, change))
  }

const title = ({ page }: World) => page.getByRole('heading', { level: 1 })
const radio = ({ page }: World, choice: Choice) => page.getByRole('radio', { name: CHOICES[choice] })
const question = ({ page }: World) => page.getByRole('alertdialog')
const confirm = (world: World) =>
  question(world)
    .getByRole('button', { name: /^(Aceitar e enviar|Recusar e cancelar)$/ })
    .click()
const saveSituation = ({ page }: World) => page.getByRole('button', { name: /^Gravar a situação de / })
const situations = ({ page }: World) => page.getByRole('combobox').first()

const choose = (choice: Choice) => async (world: World) => {
  // The question covers the choice.
  if (await question(world).isVisible()) return
  world.chosen = choice
  await radio(world, choice).check()
}

/** The answers to the writes, in their order; only an agreement is notified. */
async function decide(world: World, situacao: 'V' | 'N', notice: string) {
  world.notice = notice
  await confirm(world)
  await world.answer.reply({ codigo: 'ok', situacao })
  await world.message.reply({ codigo: 'ok' })
  if (situacao === 'V') await world.decision.reply({ codigo: 'ok' })
}

async function overtake(world: World, situacao: 'V' | 'N', alert: string) {
  world.alert = alert
  await confirm(world)
  await world.answer.reply({ codigo: 'ok', situacao })
}

async function seeAnswering(world: World) {
  await expect(title(world)).toContainText('Aceite de alteração de beneficiários')
  await expect(question(world)).toHaveCount(0)
  for (const choice of ['SIM', 'NAO'] as const)
    await expect(radio(world, choice)).toBeChecked({ checked: choice === world.chosen })
}

async function seeAlert({ page, alert }: World) {
  if (alert !== '') await expect(page.getByRole('main').getByRole('alert').first()).toContainText(alert)
}

const seeNoAnswer = ({ page }: World) => expect(page.getByRole('radio')).toHaveCount(0)

export const acceptance: Drivers<Model, World> = {
  begin,
  drive: {
    'chega um aceite que espera a resposta': arrives('X'),
    'chega um aceite com uma escolha guardada': arrives('X', {}, 'SIM'),
    'chega um aceite sem o novo valor': arrives('X', { answers: { novo_valor_bnf: '' } }),
    'chega um aceite já respondido': arrives('V', { answers: { aceito: 'SIM' } }),
    'chega um aceite em exigência': arrives('E', { isRejected: true }),
    'chega um aceite em análise': arrives('A'),
    'chega um aceite a avaliar': arrives('A', { situations: [1, 2, 4] }),
    'chega um aceite conferido a avaliar': arrives('C', { situations: [1, 2] }),
    'chega um aceite da própria equipe': NO_OWN,
    'o requerimento não existe': async ({ read, otherRead, isStaff }) => {
      await read.reply(refusal('Não encontrado.'), 404)
      if (!isStaff) await otherRead.reply(refusal('Não encontrado.'), 404)
    },
    'o requerimento é de outro tipo': async ({ read, otherRead, id }) => {
      await read.reply(refusal('Não encontrado.'), 404)
      await otherRead.change(withRequest({ id, id_tipo_requerimento: 1 }))
    },
    'escolhe aceitar': choose('SIM'),
    'escolhe recusar': choose('NAO'),
    'clica em Enviar a resposta': (world) => submit(world).click(),
    'desiste de responder': (world) => question(world).getByRole('button', { name: 'Ainda não' }).click(),
    'a resposta leva a V': (world) =>
      decide(world, 'V', 'Requerimento enviado para alteração do valor do benefício!'),
    'a resposta leva a N': (world) => decide(world, 'N', 'Requerimento cancelado com sucesso!'),
    'outro aparelho recusou antes': (world) =>
      overtake(world, 'N', `${FIRST_COUNTS} recusado, e o requerimento foi cancelado.`),
    'outro aparelho aceitou antes': (world) => overtake(world, 'V', `${FIRST_COUNTS} aceito.`),
    'a resposta é recusada': async (world) => {
      world.alert = REFUSED
      await confirm(world)
      await world.answer.reply(refusal(REFUSED), 409)
    },
    'os documentos são enviados de novo': async (world) => {
      world.notice = 'Requerimento enviado para análise!'
      await replaceRejected(world)
      await submit(world).click()
      await confirmSending(world.page)
      await world.save.reply(sentAgain(world.shown))
    },
    'o novo envio é recusado': async (world) => {
      world.alert = STALE
      await replaceRejected(world)
      await submit(world).click()
      await confirmSending(world.page)
      await world.save.reply(refusal(STALE), 409)
    },
    'uma situação é gravada': async (world) => {
      await situations(world).selectOption({ label: 'REJEITADO' })
      await world.page.getByLabel('Motivo da rejeição').fill('A foto está cortada.')
      await saveSituation(world).click()
      await world.attachment.reply({ codigo: 'ok', id_req_bnf_doc: 1 })
      await expect(world.page.getByText('Situação do documento gravada.')).toBeVisible()
    },
    'uma situação é recusada': async (world) => {
      world.alert = TOO_LATE
      await situations(world).selectOption({ label: 'CONFERIDO' })
      await saveSituation(world).click()
      await world.attachment.reply(refusal(TOO_LATE), 409)
    },
  },
  see: {
    loading: async (world) => {
      await world.read.asked()
      await expect(world.page.getByText('Carregando o aceite')).toBeAttached()
      await expect(title(world)).toHaveCount(0)
    },
    'answering.undecided': async (world) => {
      await seeAnswering(world)
      await expect(world.page.getByText('Obrigatório', { exact: true })).toHaveCount(0)
    },
    'answering.lacking': async (world) => {
      await seeAnswering(world)
      await expect(world.page.getByText('Obrigatório', { exact: true })).toBeVisible()
      await expect(radio(world, 'SIM')).toBeFocused()
    },
    'answering.decided': seeAnswering,
    'answering.submitting': async (world) => {
      await expect(question(world)).toContainText(QUESTIONS[world.chosen ?? 'SIM'])
      expect(world.answer.waiting()).toBe(0)
    },
    correcting: async (world) => {
      await seeNoAnswer(world)
      await expect(world.page.getByRole('heading', { name: /^Documentos de / }).first()).toBeVisible()
      await expect(submit(world)).toHaveAttribute('aria-disabled', 'true')
    },
    judging: async (world) => {
      await seeNoAnswer(world)
      await expect(
        world.page.getByText('Veja cada documento, escolha a situação dele e clique em Gravar.'),
      ).toBeVisible()
      await expect(situations(world)).toBeEnabled()
    },
    reading: async (world) => {
      await expect(title(world)).toContainText('Aceite de alteração de beneficiários')
      await seeNoAnswer(world)
      await expect(submit(world)).toHaveCount(0)
      await expect(world.page.getByRole('combobox')).toHaveCount(0)
      await seeAlert(world)
    },
    missing: (world) => expect(title(world)).toHaveText('Requerimento não encontrado'),
    unconsented: NO_OWN,
    elsewhere: ({ page, id }) => expect(page).toHaveURL(`/requerimento01/${id}`),
    ended: async ({ page, notice }) => {
      await expect(page.getByText(notice).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
    },
  },
}
