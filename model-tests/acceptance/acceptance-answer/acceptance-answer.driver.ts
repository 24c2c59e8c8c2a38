import { answerAcceptance, notifyAcceptance, recordMessage } from '#api/contract/acceptance.ts'
import type { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'

import type { cases } from './acceptance-answer.cases.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import { waitingAcceptance } from '../../drivers/shown-acceptance.ts'
import type { Stage } from '../../drivers/stage.ts'

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
    news: 'Requerimento enviado para alteração do valor do benefício!',
    overtaken:
      'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi recusado, e o requerimento foi cancelado. A primeira resposta é a que vale.',
  },
  recusa: {
    choice: 'Não concordo e cancelo o requerimento',
    title: 'Recusar o novo valor de R$ 5.391,75 e cancelar o requerimento?',
    button: 'Recusar e cancelar',
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
  return { page, words, answer, message, decision }
}

type World = Awaited<ReturnType<typeof begin>>

const REFUSED = 'A situação do requerimento não permite esta alteração.'

const question = ({ page, words }: World) => page.getByRole('alertdialog', { name: words.title })
const confirm = (world: World) => question(world).getByRole('button', { name: world.words.button })
const send = ({ page }: World) => page.getByRole('button', { name: 'Enviar', exact: true })

async function seeBusy(world: World) {
  await expect(question(world)).toHaveCount(0)
  await expect(send(world)).toHaveAttribute('aria-busy', 'true')
}

export const acceptanceAnswer: Drivers<Model, World> = {
  begin,
  drive: {
    'confirma a resposta': (world) => confirm(world).click(),
    'desiste de responder': (world) => question(world).getByRole('button', { name: 'Ainda não' }).click(),
    'o servidor decide por V': ({ answer }) => answer.reply({ codigo: 'ok', situacao: 'V' }),
    'o servidor decide por N': ({ answer }) => answer.reply({ codigo: 'ok', situacao: 'N' }),
    'o servidor recusa a resposta': ({ answer }) => answer.reply(refusal(REFUSED), 409),
    'a mensagem é gravada': ({ message }) => message.reply({ codigo: 'ok' }),
    'a conexão cai na mensagem': ({ message }) => message.drop(),
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
    },
    recording: async (world) => {
      await seeBusy(world)
      await world.message.asked()
    },
    notifying: async (world) => {
      await seeBusy(world)
      await world.decision.asked()
    },
    answered: async ({ page, words }) => {
      await expect(page.getByText(words.news).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
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
}
