import { saveRequest, showRequest } from '#api/contract/requests.ts'
import type { submissionMachine } from '#machines/form/submission/index.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { unfoldAll } from '../../../tests/e2e/support/wizard.ts'
import { openDocuments } from '../../drivers/documents.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './submission.cases.ts'

type Model = {
  readonly machine: typeof submissionMachine
  readonly cases: typeof cases
  readonly transient: readonly ['starting']
}

const REFUSED = 'Confira os dados bancários.'
const STALE = 'O requerimento foi alterado em outra janela. Recarregue a página.'
const NOT_COMPARED =
  'O requerimento foi gravado em outro lugar, e não foi possível ler o que mudou. Tente novamente.'

const BUTTONS = {
  'o envio': 'Finalizar requerimento',
  'o cancelamento': 'Cancelar Requerimento',
  'a etapa seguinte': 'Próximo',
  'o que se grava antes de enviar': 'Finalizar requerimento',
  'o que se grava para continuar depois': 'Gravar e continuar depois',
} as const

const isKnown = (visit: string): visit is keyof typeof BUTTONS => visit in BUTTONS

type Way = { readonly visit: string; readonly cases: readonly string[] }

/** A draft with all documents, of which something is to be saved. */
async function begin(stage: Stage, { visit, cases: names }: Way) {
  if (!isKnown(visit)) throw new Error(`There is no visit «${visit}»`)
  const { page, hold } = stage
  await page.clock.install()
  await openDocuments(stage, { missing: 0 })
  const documents = new URL(page.url()).pathname
  const data = documents.replace(/\d$/, '1')
  if (visit === 'a etapa seguinte' || names.includes('volta no navegador')) await follow(page, data)
  if (visit === 'o que se grava antes de enviar') {
    await follow(page, data)
    await unfoldAll(page)
    await page.getByLabel('Nome do pai (opcional)').fill('Rui')
    await follow(page, documents)
  }
  if (names.includes('volta no navegador')) await follow(page, documents)
  const save = await hold(saveRequest)
  const read = await hold(showRequest)
  const button = page.getByRole('button', { name: BUTTONS[visit], exact: true })
  await button.click()
  return { page, save, read, button, at: page.url(), said: '' }
}

type World = Awaited<ReturnType<typeof begin>>

const question = ({ page }: World) => page.getByRole('alertdialog')

const answer = (name: string) => (world: World) => question(world).getByRole('button', { name }).click()

async function seeQuestion(world: World, name: string | RegExp, buttons: readonly string[]) {
  await expect(question(world)).toHaveAccessibleName(name)
  await expect(question(world).getByRole('button')).toHaveText(buttons)
  expect(world.save.waiting()).toBe(0)
}

const seeSendQuestion = (world: World) =>
  seeQuestion(world, /^Finalizar o requerimento \d+ e enviar para análise\?$/, [
    'Ainda não',
    'Conferir',
    'Finalizar e enviar',
  ])

async function seeListed({ page }: World, notice: string | RegExp) {
  await expect(page.getByText(notice).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Meus requerimentos' })).toBeVisible()
}

const refuse = (status: number, message: string) => (world: World) => {
  world.said = message
  return world.save.reply(refusal(message), status)
}

async function seeMessage(world: World) {
  await expect(question(world)).toHaveCount(0)
  await expect(world.page.getByRole('main').getByRole('alert').first()).toContainText(world.said)
  await expect(world.button).not.toHaveAttribute('aria-busy', 'true')
}

export const submission: Drivers<Model, World> = {
  begin,
  drive: {
    'confirma o envio': answer('Finalizar e enviar'),
    'desiste de enviar': answer('Ainda não'),
    'confirma o cancelamento': answer('Sim, cancelar'),
    'desiste de cancelar': answer('Não, continuar'),
    'volta no navegador': ({ page }) => page.goBack(),
    'é gravado': ({ save }) => save.pass(),
    'é recusado': refuse(422, REFUSED),
    'outro gravou antes': refuse(409, STALE),
    'a versão gravada chega': ({ read }) => read.pass(),
    'a versão gravada não chega': (world) => {
      world.said = NOT_COMPARED
      return world.read.interrupt()
    },
    'a sessão expira': ({ read }) => read.reply(refusal('Não autorizado.'), 401),
  },
  see: {
    confirmingSend: seeSendQuestion,
    confirmingCancel: (world) =>
      seeQuestion(world, 'Deseja cancelar o requerimento?', ['Não, continuar', 'Sim, cancelar']),
    saving: async (world) => {
      const { save, button } = world
      await save.asked()
      expect(save.waiting()).toBe(1)
      await expect(question(world)).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
    comparing: async ({ save, read, button }) => {
      await read.asked()
      expect(save.waiting()).toBe(0)
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
    stepSaved: async ({ page }) => {
      await expect(page).toHaveURL(/\/1\/2$/)
      await expect(page.getByText(/^(Tudo gravado|Gravado às \d\d:\d\d)$/)).toBeVisible()
    },
    // The question follows at once.
    changesSaved: seeSendQuestion,
    keptForLater: (world) => seeListed(world, /^Rascunho gravado\. Protocolo \d+\.$/),
    sent: (world) => seeListed(world, 'Requerimento enviado para análise!'),
    cancelled: (world) => seeListed(world, 'Requerimento cancelado com sucesso!'),
    refused: seeMessage,
    notCompared: seeMessage,
    overtaken: async (world) => {
      await expect(question(world)).toHaveAccessibleName('O requerimento foi gravado em outro lugar')
      await expect(question(world).getByRole('button')).toHaveText(['Ver a versão gravada'])
    },
    dismissed: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(world.button).not.toHaveAttribute('aria-busy', 'true')
      await expect(world.page).toHaveURL(world.at)
      expect(world.save.waiting()).toBe(0)
    },
    escalated: seeExpired,
  },
  ends: {
    'confirma o envio': { in: 'saving', calls: ['saveRequest A'] },
    'desiste de enviar': { in: 'dismissed', calls: [] },
    'confirma o cancelamento': { in: 'saving', calls: ['saveRequest N'] },
    'desiste de cancelar': { in: 'dismissed', calls: [] },
    'volta no navegador': { in: 'dismissed', calls: [], from: ['confirmingSend', 'confirmingCancel'] },
    'é gravado': {
      by: {
        'a etapa seguinte': { in: 'stepSaved', calls: [] },
        'o que se grava antes de enviar': { in: 'changesSaved', calls: [] },
        'o que se grava para continuar depois': { in: 'keptForLater', calls: [] },
        'o envio': { in: 'sent', calls: [] },
        'o cancelamento': { in: 'cancelled', calls: [] },
      },
    },
    'é recusado': { in: 'refused', calls: [] },
    'outro gravou antes': { in: 'comparing', calls: [] },
    'a versão gravada chega': { in: 'overtaken', calls: [] },
    'a versão gravada não chega': { in: 'notCompared', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
  },
  visits: {
    'um requerimento que ainda não foi gravado':
      'o servidor não tem outra versão de um requerimento que ainda não recebeu: a recusa por versão não acontece',
  },
}
