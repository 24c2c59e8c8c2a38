import { answerAcceptance, notifyAcceptance, recordMessage } from '#api/contract/acceptance.ts'
import type { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import { waitingAcceptance } from '../../drivers/shown-acceptance.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './acceptance-answer.cases.ts'

type Model = {
  readonly machine: typeof acceptanceAnswerMachine
  readonly cases: typeof cases
  readonly transient: readonly ['recorded']
}

const ANSWERS = {
  aceita: {
    choice: 'Concordo com o novo valor',
    title: 'Aceitar o novo valor de R$ 5.391,75?',
    button: 'Aceitar e enviar',
    sent: 'SIM',
    message: 'O novo valor do benefício foi APROVADO pelo participante.',
    news: 'Requerimento enviado para alteração do valor do benefício!',
    overtaken:
      'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi recusado, e o requerimento foi cancelado. A primeira resposta é a que vale.',
  },
  recusa: {
    choice: 'Não concordo e cancelo o requerimento',
    title: 'Recusar o novo valor de R$ 5.391,75 e cancelar o requerimento?',
    button: 'Recusar e cancelar',
    sent: 'NAO',
    message: 'O requerimento teve sua situação alterada para CANCELADO.',
    news: 'Requerimento cancelado com sucesso!',
    overtaken:
      'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi aceito. A primeira resposta é a que vale.',
  },
} as const

/** The question before an answer. The server never gets one, as only the first would count. */
async function begin({ page, serverUrl, lendSession, hold }: Stage, { visit }: { readonly visit: string }) {
  const { id } = (await waitingAcceptance(serverUrl)).requerimento
  const answer = await hold(answerAcceptance)
  const message = await hold(recordMessage)
  const decision = await hold(notifyAcceptance)
  await lendSession(beatriz)
  await page.goto(`/requerimento05/${id}`)
  const words = visit === 'recusa' ? ANSWERS.recusa : ANSWERS.aceita
  await page.getByRole('radio', { name: words.choice }).check()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const sent: unknown[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.postDataJSON())))
  return { page, id, words, answer, message, decision, sent, isRecorded: true }
}

type World = Awaited<ReturnType<typeof begin>>

const REFUSED = 'A situação do requerimento não permite esta alteração.'
const NOT_RECORDED = 'A mensagem não foi gravada.'

const question = ({ page, words }: World) => page.getByRole('alertdialog', { name: words.title })
const confirm = (world: World) => question(world).getByRole('button', { name: world.words.button })
const send = ({ page }: World) => page.getByRole('button', { name: 'Enviar', exact: true })

async function seeBusy(world: World) {
  await expect(question(world)).toHaveCount(0)
  await expect(send(world)).toHaveAttribute('aria-busy', 'true')
}

/** Only an agreement is notified. */
const AFTER_MESSAGE = {
  by: {
    aceita: { in: 'notifying', calls: ['notifyAcceptance'] },
    recusa: { in: 'answered', calls: [] },
  },
} as const

export const acceptanceAnswer: Drivers<Model, World> = {
  begin,
  drive: {
    'confirma a resposta': (world) => confirm(world).click(),
    'desiste de responder': (world) => question(world).getByRole('button', { name: 'Ainda não' }).click(),
    'o servidor decide por V': ({ answer }) => answer.reply({ codigo: 'ok', situacao: 'V' }),
    'o servidor decide por N': ({ answer }) => answer.reply({ codigo: 'ok', situacao: 'N' }),
    'o servidor recusa a resposta': ({ answer }) => answer.reply(refusal(REFUSED), 409),
    'a mensagem é gravada': ({ message }) => message.reply({ codigo: 'ok' }),
    'a conexão cai na mensagem': async (world) => {
      world.isRecorded = false
      await world.message.drop()
    },
    'a sessão expira na mensagem': ({ message }) => message.reply(refusal('Não autorizado.'), 401),
    'o aviso é pedido': ({ decision }) => decision.reply({ codigo: 'ok' }),
    'a conexão cai no aviso': ({ decision }) => decision.drop(),
    'a sessão expira no aviso': ({ decision }) => decision.reply(refusal('Não autorizado.'), 401),
  },
  see: {
    confirming: async (world) => {
      await expect(question(world)).toContainText('Depois de enviada, a resposta não pode ser mudada.')
      expect(world.answer.waiting()).toBe(0)
    },
    sending: async (world) => {
      await seeBusy(world)
      await world.answer.asked()
      expect(world.sent).toMatchObject([{ id: world.id, usuario: beatriz, aceito: world.words.sent }])
    },
    // ACCEPT-09, ACCEPT-10
    recording: async (world) => {
      await seeBusy(world)
      await world.message.asked()
      expect(world.sent.at(-1)).toEqual({ id_requerimento: world.id, msg: world.words.message })
    },
    // ACCEPT-11
    notifying: async (world) => {
      await seeBusy(world)
      await world.decision.asked()
      expect(world.sent.at(-1)).toEqual({ nome: 'Beatriz Farias Lemos', cpf: beatriz, situacao: 'V' })
    },
    // ACCEPT-12, ACCEPT-14, D-141: nothing is said of a decision that is not notified.
    answered: async ({ page, words, isRecorded }) => {
      await expect(page.getByText(words.news).first()).toBeVisible()
      await expect(page.getByText(NOT_RECORDED).first()).toBeVisible({ visible: !isRecorded })
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    },
    overtaken: async (world) => {
      await expect(world.page.getByText(world.words.overtaken).first()).toBeVisible()
      await expect(question(world)).toHaveCount(0)
    },
    refused: async (world) => {
      await expect(world.page.getByText(REFUSED).first()).toBeVisible()
      await expect(question(world)).toHaveCount(0)
      await expect(send(world)).not.toHaveAttribute('aria-busy', 'true')
    },
    dismissed: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(send(world)).toBeFocused()
      expect(world.answer.waiting()).toBe(0)
    },
    escalated: seeExpired,
  },
  ends: {
    'confirma a resposta': { in: 'sending', calls: ['answerAcceptance'] },
    'desiste de responder': { in: 'dismissed', calls: [] },
    'o servidor decide por V': {
      by: {
        aceita: { in: 'recording', calls: ['recordMessage'] },
        recusa: { in: 'overtaken', calls: [] },
      },
    },
    'o servidor decide por N': {
      by: {
        aceita: { in: 'overtaken', calls: [] },
        recusa: { in: 'recording', calls: ['recordMessage'] },
      },
    },
    'o servidor recusa a resposta': { in: 'refused', calls: [] },
    'a mensagem é gravada': AFTER_MESSAGE,
    'a conexão cai na mensagem': AFTER_MESSAGE,
    'a sessão expira na mensagem': { in: 'escalated', calls: [] },
    'o aviso é pedido': { in: 'answered', calls: [] },
    'a conexão cai no aviso': { in: 'answered', calls: [] },
    'a sessão expira no aviso': { in: 'escalated', calls: [] },
  },
}
