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
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz, teresa } from '../../../tests/e2e/support/people.ts'
import { confirmSending } from '../../../tests/e2e/support/wizard.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import { replaceRejected, submit } from '../../drivers/rejected-document.ts'
import { acceptanceIn, sentAgain, waitingAcceptance } from '../../drivers/shown-acceptance.ts'
import { withRequest } from '../../drivers/shown-request.ts'
import { lendConsentedStaffSession, lendStaffSession } from '../../drivers/staff.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './acceptance.cases.ts'

type Model = {
  readonly machine: typeof acceptanceMachine
  readonly cases: typeof cases
  readonly transient: readonly ['deciding']
}

// Where the server gives no reason.
const NOT_ANSWERED = 'Não foi possível gravar a sua resposta. Tente novamente.'
const NOT_SENT = 'Não foi possível salvar o requerimento.'
const NOT_JUDGED = 'Não foi possível gravar a situação do documento. Tente novamente.'
const FIRST_COUNTS =
  'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi'
const FIRST_ONLY = 'A primeira resposta é a que vale.'

const CHOICES = { SIM: 'Concordo com o novo valor', NAO: 'Não concordo e cancelo o requerimento' } as const
const QUESTIONS = {
  SIM: 'Aceitar o novo valor de R$ 5.391,75?',
  NAO: 'Recusar o novo valor de R$ 5.391,75 e cancelar o requerimento?',
} as const
const CONSEQUENCES = {
  SIM: (from: string) =>
    `O valor do seu benefício passa ${from} R$ 5.391,75, e o requerimento segue para a alteração.`,
  NAO: () => 'O requerimento é cancelado, e o fundo não faz a alteração que você pediu.',
} as const
const MESSAGE =
  'A mudança de beneficiários altera o valor do seu benefício. Veja o novo valor e responda se o aceita.'
const RESTORED = /^Recuperamos a escolha que você fez às \d\d:\d\d e não enviou\.$/
const KEPT = /^Ainda não enviada\. A sua escolha fica guardada só nesta aba \(\d\d:\d\d\)\.$/

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
  if (visit === 'a equipe avalia') await lendConsentedStaffSession(stage)
  else if (visit.startsWith('a equipe')) await lendStaffSession(stage)
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
    hasConsented: visit === 'a equipe avalia',
    isUnderWay: false,
    isReplaced: false,
    chosen: null as Choice | null,
    isRestored: false,
    /** Whether the amount of today is known. */
    hasBefore: !hasKept,
    /** The last reply to the read, and what the page says of it. */
    reply: {},
    said: '',
    /** The notice of an ended request, and the message of a refusal. */
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
  (status: Status, change: Change = {}, said = '') =>
  async (world: World) => {
    const { shown, isStaff } = world
    const owner = { participante: { nome: 'Beatriz Farias Lemos', cpf: beatriz } }
    world.reply = { ...acceptanceIn(shown, status, change), ...(isStaff && owner) }
    world.said = said
    await world.read.reply(world.reply)
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
const main = ({ page }: World) => page.getByRole('main')
const card = ({ page }: World, name: string) => page.getByRole('region', { name })

/** The server answers the save of a situation. */
const judge = ({ attachment }: World, asked: object, reply: object, status = 200) =>
  attachment.answer((route) => {
    expect(route.request().postDataJSON()).toMatchObject({ ...asked, usuario: teresa })
    return route.fulfill({ status, json: reply })
  })

const choose = (choice: Choice) => async (world: World) => {
  // The question covers the choice.
  if (await question(world).isVisible()) return
  world.chosen = choice
  world.isRestored = false
  await radio(world, choice).check()
}

/** The answers to the writes, in their order; only an agreement is notified. */
async function decide(world: World, situacao: 'V' | 'N', notice: string) {
  world.notice = notice
  await confirm(world)
  world.chosen = null
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
  await expect(main(world).getByText(RESTORED)).toHaveCount(world.isRestored ? 1 : 0)
  await expect(main(world).getByText(KEPT)).toHaveCount(world.chosen === null || world.isRestored ? 0 : 1)
  await seeKept(world)
  await seeGuarded(world, world.chosen !== null)
}

/** The choice is stored in the tab until it was sent, or cannot be sent any more. */
const seeKept = ({ page, id, chosen }: World) =>
  expect
    .poll(() =>
      page.evaluate(
        (key) => JSON.parse(sessionStorage.getItem(key) ?? 'null')?.answers.detalhes.aceito ?? null,
        `portal.draft.${beatriz}.${id}`,
      ),
    )
    .toBe(chosen)

/** Whether the browser asks before the tab is closed. */
const seeGuarded = ({ page }: World, isGuarded: boolean) =>
  expect
    .poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(!isGuarded)

const seeAlert = (world: World) =>
  expect(main(world).getByRole('alert').filter({ hasText: world.alert })).toHaveText(world.alert)

/** The people, both amounts, and what the fund wrote. */
async function seeRequest(world: World) {
  await expect(card(world, 'Beneficiários').getByRole('listitem')).toHaveText([
    /^Fernando Lemos BatistaParentescoCônjugeCPF693\.018\.254-06Data de nascimento\d\d\/\d\d\/\d{4}$/,
    /^Júlia Farias Lemos/,
    /^Pedro Farias Lemos/,
  ])
  await expect(card(world, 'Valor do benefício').getByRole('definition')).toHaveText(
    world.hasBefore ? ['R$ 5.820,40', 'R$ 5.391,75', 'R$ 428,65 a menos'] : ['R$ 5.391,75'],
  )
  await expect(main(world).getByRole('region').getByRole('heading', { level: 2 })).toHaveText([
    'Valor do benefício',
    'Sua resposta',
    'Beneficiários',
    'Mensagens',
  ])
  await expect(card(world, 'Mensagens').getByRole('listitem')).toHaveText(
    /^\d\d\/\d\d\/\d{4}.*O pedido que está no início desta página\.$/,
  )
  await expect(main(world).getByText('O fundo espera uma resposta sua:')).toBeVisible()
  await expect(main(world).getByText(MESSAGE)).toHaveCount(1)
}

const seeNoAnswer = ({ page }: World) => expect(page.getByRole('radio')).toHaveCount(0)

const SENT_AGAIN = ['newDocument', 'attachBeneficiaryDocument', 'saveRequest A'] as const

export const acceptance: Drivers<Model, World> = {
  begin,
  drive: {
    'chega um aceite que espera a resposta': arrives('X'),
    // Without the amount of today.
    'chega um aceite com uma escolha guardada': async (world) => {
      world.chosen = 'SIM'
      world.isRestored = true
      await arrives('X', { answers: { valor_bnf: '' } })(world)
    },
    'chega um aceite sem o novo valor': arrives(
      'X',
      { answers: { novo_valor_bnf: '' } },
      'O fundo ainda não informou o novo valor.',
    ),
    'chega um aceite já respondido': async (world) => {
      world.chosen = null
      const said = `${world.isStaff ? 'O participante' : 'Você'} aceitou o novo valor.`
      await arrives('V', { answers: { aceito: 'SIM' } }, said)(world)
    },
    'chega um aceite em exigência': arrives('E', { isRejected: true }),
    // A participant judges nothing, whatever the server answers.
    'chega um aceite em análise': arrives('A', { situations: [1, 2, 4] }),
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
      overtake(world, 'N', `${FIRST_COUNTS} recusado, e o requerimento foi cancelado. ${FIRST_ONLY}`),
    'outro aparelho aceitou antes': (world) => overtake(world, 'V', `${FIRST_COUNTS} aceito. ${FIRST_ONLY}`),
    'a resposta é recusada': async (world) => {
      world.alert = NOT_ANSWERED
      await confirm(world)
      await world.answer.reply(refusal(null), 409)
    },
    'os documentos são enviados de novo': async (world) => {
      world.notice = 'Requerimento enviado para análise!'
      await replaceRejected(world)
      await submit(world).click()
      await confirmSending(world.page)
      await world.save.reply(sentAgain(world.shown))
    },
    'o novo envio é recusado': async (world) => {
      world.alert = NOT_SENT
      await replaceRejected(world)
      await submit(world).click()
      await confirmSending(world.page)
      await world.save.reply(refusal(null), 409)
    },
    'uma situação é gravada': async (world) => {
      await situations(world).selectOption({ label: 'REJEITADO' })
      await world.page.getByLabel('Motivo da rejeição').fill('A foto está cortada.')
      await saveSituation(world).click()
      const rejection = { id_situacao: 2, motivo: 'A foto está cortada.' }
      await judge(world, rejection, { codigo: 'ok', id_req_bnf_doc: 1 })
      await expect(world.page.getByText('Situação do documento gravada.').first()).toBeVisible()
      await expect(situations(world)).toBeFocused()
    },
    'uma situação é recusada': async (world) => {
      world.alert = NOT_JUDGED
      await situations(world).selectOption({ label: 'CONFERIDO' })
      await expect(world.page.getByLabel('Motivo da rejeição')).toHaveCount(0)
      await saveSituation(world).click()
      await judge(world, { id_situacao: 1 }, refusal(null), 409)
    },
  },
  see: {
    loading: async (world, next) => {
      await world.read.asked()
      await expect(world.page.getByText('Carregando o aceite')).toBeAttached()
      await expect(title(world)).toHaveCount(0)
      if (next !== null || world.alert === '') return
      // The path ends here: what was refused is said once the request is read again, and no choice is lost.
      await world.read.reply(world.reply)
      await seeAlert(world)
      if (world.chosen !== null) await expect(radio(world, world.chosen)).toBeChecked()
      if (world.isStaff) await expect(situations(world).locator('option:checked')).toHaveText('CONFERIDO')
    },
    // ACCEPT-01 to ACCEPT-04, ACCEPT-22
    'answering.undecided': async (world) => {
      await seeAnswering(world)
      await seeRequest(world)
      await expect(card(world, 'Participante')).toHaveCount(0)
      await expect(main(world).getByRole('button')).toHaveText(['Enviar', 'Voltar'])
      await expect(world.page.getByText('Obrigatório', { exact: true })).toHaveCount(0)
    },
    'answering.lacking': async (world) => {
      await seeAnswering(world)
      await expect(world.page.getByText('Obrigatório', { exact: true })).toBeVisible()
      await expect(radio(world, 'SIM')).toBeFocused()
    },
    'answering.decided': async (world) => {
      await seeAnswering(world)
      if (world.isRestored) await seeRequest(world)
      await expect(world.page.getByText('Obrigatório', { exact: true })).toHaveCount(0)
    },
    // ACCEPT-06
    'answering.submitting': async (world) => {
      const choice = world.chosen ?? 'SIM'
      await expect(question(world)).toContainText(QUESTIONS[choice])
      await expect(question(world)).toContainText(
        CONSEQUENCES[choice](world.hasBefore ? 'de R$ 5.820,40 para' : 'a ser'),
      )
      expect(world.answer.waiting()).toBe(0)
    },
    correcting: async (world) => {
      await seeNoAnswer(world)
      await expect(world.page.getByRole('heading', { name: /^Documentos de / }).first()).toBeVisible()
      await expect(submit(world)).toHaveAttribute('aria-disabled', 'true')
      await seeKept(world)
    },
    // STAFF-18: whose request it is.
    judging: async (world) => {
      await seeNoAnswer(world)
      await expect(
        world.page.getByText(
          'Veja cada documento, escolha a situação dele e clique em Gravar. Cada leitura de um documento fica registrada.',
        ),
      ).toBeVisible()
      await expect(situations(world)).toBeEnabled()
      const owner = card(world, 'Participante').getByRole('definition')
      await expect(owner).toHaveText(['Beatriz Farias Lemos', '390.533.447-05'])
      const ways = world.hasConsented ? ['Enviar documento', 'Meus requerimentos'] : ['Voltar ao início']
      for (const name of ways) await expect(main(world).getByRole('button', { name })).toBeVisible()
    },
    // ACCEPT-07, ACCEPT-24, STAFF-05
    reading: async (world) => {
      await expect(title(world)).toContainText('Aceite de alteração de beneficiários')
      await seeNoAnswer(world)
      await expect(submit(world)).toHaveCount(0)
      await expect(world.page.getByRole('combobox')).toHaveCount(0)
      await expect(world.page.getByRole('table')).toHaveCount(world.isStaff ? 3 : 0)
      if (world.said !== '') await expect(main(world).getByText(world.said)).toBeVisible()
      if (world.alert !== '') await seeAlert(world)
      await seeKept(world)
    },
    missing: (world) => expect(title(world)).toHaveText('Requerimento não encontrado'),
    unconsented: NO_OWN,
    elsewhere: ({ page, id }) => expect(page).toHaveURL(`/requerimento01/${id}`),
    // ACCEPT-12, ACCEPT-13
    ended: async (world) => {
      const { page, notice } = world
      await expect(page.getByText(notice).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
      await expect(page).toHaveURL('/')
      await seeKept(world)
    },
  },
  ends: {
    'chega um aceite que espera a resposta': {
      by: {
        'espera a resposta': { in: 'answering.undecided', calls: [] },
        'a equipe avalia': { in: 'reading', calls: [] },
      },
    },
    'chega um aceite com uma escolha guardada': { in: 'answering.decided', calls: [] },
    'chega um aceite sem o novo valor': { in: 'reading', calls: [] },
    'chega um aceite já respondido': { in: 'reading', calls: [] },
    'chega um aceite em exigência': { in: 'correcting', calls: [] },
    'chega um aceite em análise': { in: 'reading', calls: [] },
    'chega um aceite a avaliar': { in: 'judging', calls: [] },
    'chega um aceite conferido a avaliar': { in: 'judging', calls: [] },
    'o requerimento não existe': { in: 'missing', calls: [] },
    'o requerimento é de outro tipo': { in: 'elsewhere', calls: [] },
    'clica em Enviar a resposta': {
      from: {
        'answering.undecided': { in: 'answering.lacking', calls: [] },
        'answering.lacking': { in: 'answering.lacking', calls: [] },
        'answering.decided': { in: 'answering.submitting', calls: [] },
      },
    },
    'desiste de responder': { in: 'answering.decided', calls: [] },
    'a resposta leva a V': { in: 'ended', calls: ['answerAcceptance', 'recordMessage', 'notifyAcceptance'] },
    'a resposta leva a N': { in: 'ended', calls: ['answerAcceptance', 'recordMessage'] },
    'outro aparelho recusou antes': { in: 'loading', calls: ['answerAcceptance'] },
    'outro aparelho aceitou antes': { in: 'loading', calls: ['answerAcceptance'] },
    'a resposta é recusada': { in: 'loading', calls: ['answerAcceptance'] },
    'os documentos são enviados de novo': { in: 'ended', calls: SENT_AGAIN },
    'o novo envio é recusado': { in: 'loading', calls: SENT_AGAIN },
    'uma situação é gravada': { in: 'judging', calls: ['attachBeneficiaryDocument'] },
    'uma situação é recusada': { in: 'loading', calls: ['attachBeneficiaryDocument'] },
  },
}
