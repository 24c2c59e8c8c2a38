import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument, newDocument as newDocumentCall } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { newDocumentMachine } from '#machines/documents/new-document/index.ts'

import type { cases } from './new-document.cases.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { gateFiles } from '../../drivers/file-gates.ts'
import { refusal } from '../../drivers/held-call.ts'
import { CHECKED, CLOSED, checked, isGone, requestIn, type ShownRequest } from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'

type Model = {
  readonly machine: typeof newDocumentMachine
  readonly cases: typeof cases
  readonly transient: readonly ['arriving', 'deciding']
}

const CONTENT = '%PDF-1.4\n'
const UNREADABLE = 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.'
const REFUSED = 'O arquivo não é o que o nome diz.'
const NOT_INCLUDED = 'O documento ainda não está no requerimento. Tente novamente.'

const FORM = { title: 'Enviar documento', sending: 'Enviando documento' }
const INTO_CLOUD = { ...FORM, notice: 'Documento enviado com sucesso!' }

const EXPECTED = {
  '/novo': {
    ...INTO_CLOUD,
    purpose: 'O documento fica em Meus documentos. De lá, você pode anexar a qualquer requerimento.',
  },
  '/novo/2/17': {
    ...INTO_CLOUD,
    purpose:
      'O documento fica em Meus documentos. Para usar no requerimento, clique depois em Anexar na linha que pede este documento.',
  },
  '/novo/2/17/31': { ...FORM, notice: 'Documento gravado com sucesso!', purpose: '' },
  '/novocomplementar/17': {
    title: 'Enviar documento complementar',
    sending: 'Enviando documento complementar',
    notice: 'Documento gravado com sucesso!',
    purpose: 'O documento é incluído no requerimento, além dos que ele pede.',
  },
} as const

const isKnown = (visit: string): visit is keyof typeof EXPECTED => visit in EXPECTED

async function begin({ page, serverUrl, hold, lendSession }: Stage, { visit }: { readonly visit: string }) {
  if (!isKnown(visit)) throw new Error(`There is no visit «${visit}»`)
  const self = await participant(serverUrl, beatriz)
  const { requerimento, documentos } = await self.saved(retirement(self.cloudId))
  const { id } = requerimento
  const [row] = documentos
  const { body } = await self.show(id)
  const gates = await gateFiles(page)
  const read = await hold(showRequest)
  const isComplementary = visit === '/novocomplementar/17'
  const send = await hold(isComplementary ? newComplementaryDocument : newDocumentCall)
  const attachment = await hold(attachDocument)
  await lendSession(beatriz)
  const paths: Readonly<Record<typeof visit, string>> = {
    '/novo': '/novo',
    '/novo/2/17': `/novo/2/${id}`,
    '/novo/2/17/31': `/novo/${row?.id_tipo_documento}/${id}/${row?.id_req_doc}`,
    '/novocomplementar/17': `/novocomplementar/${id}`,
  }
  await page.goto(paths[visit])
  const world = {
    page,
    gates,
    read,
    send,
    attachment,
    visit,
    expected: EXPECTED[visit],
    shown: body as unknown as ShownRequest,
    backPath: visit === '/novo' ? '/' : `/requerimento01/${id}/1/3`,
    /** Whether the page reads a file that is picked. */
    isReading: false,
    isConfirming: false,
    isStopped: false,
    obstacle: '',
    problem: '',
  }
  if (visit === '/novo') await pickFile(world)
  return world
}

type World = Awaited<ReturnType<typeof begin>>

const field = ({ page }: Pick<World, 'page'>) => page.getByLabel('Arquivo', { exact: true })
const title = ({ page }: World) => page.getByRole('heading', { level: 1 })
const saveButton = ({ page }: World) => page.getByRole('button', { name: 'Gravar' })

/** The page waits for its content, so that Gravar waits for the file. */
async function pickFile(world: { page: World['page']; isReading: boolean }) {
  world.isReading = true
  await field(world).setInputFiles(pdf('rg.pdf'))
}

/** The reply that shows the form, or says what comes instead of it. */
const shows =
  (
    situacao: string,
    { obstacle = '', change }: { readonly obstacle?: string; readonly change?: typeof checked } = {},
  ) =>
  async (world: World) => {
    world.obstacle = obstacle
    await reply(world, requestIn(world.shown, situacao, change))
  }

async function reply(world: World, shown: ShownRequest) {
  await world.read.reply(shown)
  if (world.isConfirming) world.problem = NOT_INCLUDED
  else if (world.obstacle === '' && shown.documentos.length > 0) await pickFile(world)
}

/** A stopped upload has to be started again before it can end. */
async function goOn(world: World) {
  if (world.isStopped) await world.page.getByRole('button', { name: /^Tentar novamente: / }).click()
  world.isStopped = false
}

async function seeForm(world: World) {
  const { page, expected, isReading, problem } = world
  await expect(title(world)).toHaveText(expected.title)
  if (expected.purpose !== '') await expect(page.getByText(expected.purpose)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Contracheque' })).toHaveCount(
    world.visit === '/novo/2/17/31' ? 0 : 1,
  )
  await expect(page.getByText('Lendo o arquivo…', { exact: true })).toHaveCount(isReading ? 1 : 0)
  if (!isReading && problem !== '')
    await expect(field(world)).toHaveAccessibleDescription(new RegExp(`^${problem}`))
  expect(world.send.waiting()).toBe(0)
}

export const newDocument: Drivers<Model, World> = {
  begin,
  drive: {
    'chega o requerimento': shows('E'),
    'chega o requerimento, já em análise': shows('A', { obstacle: CLOSED }),
    'chega o requerimento, com o documento já conferido': shows('E', { obstacle: CHECKED, change: checked }),
    'chega o requerimento, sem esta linha': shows('E', { change: isGone }),
    'chega o requerimento, já em análise e sem esta linha': shows('A', { change: isGone }),
    'chega o requerimento, com mais um documento': (world) => {
      const added = {
        id: 52,
        arquivo: 'rg.pdf',
        desc_tipo_documento: 'Contracheque',
        id_documento: 9052,
        id_documento_ged: '9052',
        id_situacao: 1,
      }
      const shown = requestIn(world.shown, 'E')
      return reply(world, {
        ...shown,
        documentos_complementares: [...shown.documentos_complementares, added],
      })
    },
    'o requerimento não existe': ({ read }) => read.reply(refusal('Não encontrado.'), 404),
    'escolhe Contracheque': ({ page }) => page.getByRole('radio', { name: 'Contracheque' }).check(),
    'clica em Gravar': async (world) => {
      if (world.problem === UNREADABLE) await pickFile(world)
      await saveButton(world).click()
    },
    'o arquivo está em ordem': async (world) => {
      if (!world.isReading) await pickFile(world)
      world.isReading = false
      world.problem = ''
      await world.gates.read(CONTENT)
    },
    'não há mais arquivo': async (world) => {
      if (!world.isReading) await pickFile(world)
      world.isReading = false
      world.problem = UNREADABLE
      await world.gates.failRead(null)
    },
    'o servidor recusa o arquivo': async (world) => {
      world.problem = REFUSED
      await goOn(world)
      await world.send.reply(refusal(REFUSED), 422)
    },
    'o envio para': async (world) => {
      await goOn(world)
      world.isStopped = true
      await world.send.drop()
    },
    'o envio dá certo': async (world) => {
      await goOn(world)
      await world.send.pass()
      if (world.visit === '/novo/2/17/31') await world.attachment.pass()
    },
    'o servidor diz só que deu certo': (world) => {
      world.isConfirming = true
      return world.send.reply({ codigo: 'ok' })
    },
    'desiste do envio': async (world) => {
      world.isStopped = false
      await world.page.getByRole('button', { name: /^(Cancelar o envio|Desistir): / }).click()
    },
  },
  see: {
    loading: async ({ page, read }) => {
      await read.asked()
      await expect(page.getByText('Carregando o requerimento')).toBeAttached()
    },
    'preparing.choosing.filling': async (world) => {
      await seeForm(world)
      await expect(saveButton(world)).not.toHaveAttribute('aria-busy', 'true')
      await expect(
        world.page.getByRole('group', { name: 'Tipo de documento' }),
      ).not.toHaveAccessibleDescription('Escolha o tipo de documento que você vai enviar')
    },
    'preparing.choosing.lacking': seeForm,
    'preparing.choosing.awaitingFile': async (world) => {
      await seeForm(world)
      await expect(saveButton(world)).toHaveAttribute('aria-busy', 'true')
    },
    'preparing.choosing.refused': async (world) => {
      await seeForm(world)
      await expect(world.page.getByText('O documento não foi enviado.')).toBeVisible()
      await expect(world.page.locator('output')).toHaveText('rg.pdf (1 KB)')
    },
    'preparing.sending': async (world) => {
      if (world.isStopped) return expect(title(world)).toHaveText('O envio não terminou')
      await expect(title(world)).toHaveText(world.expected.sending)
      await expect(world.page.getByRole('progressbar', { name: 'Enviando rg.pdf' })).toBeVisible()
      await world.send.asked()
    },
    'preparing.confirming': async ({ page, read }) => {
      await read.asked()
      await expect(page.getByText('Carregando o requerimento')).toBeAttached()
      await expect(page.getByText('Documento gravado com sucesso!')).toHaveCount(0)
    },
    sent: async ({ page, expected, backPath }) => {
      await expect(page.getByText(expected.notice).first()).toBeVisible()
      await expect(page).toHaveURL(backPath)
    },
    missing: async (world) => {
      await expect(title(world)).toHaveText('Requerimento não encontrado')
      await expect(world.page.getByRole('button', { name: 'Ver meus requerimentos' })).toBeVisible()
    },
    rowGone: async (world) => {
      await expect(title(world)).toHaveText('Documento não pedido')
      await expect(world.page.getByRole('button', { name: 'Voltar ao requerimento' })).toBeVisible()
    },
    closed: async (world) => {
      await expect(title(world)).toHaveText(world.expected.title)
      await expect(world.page.getByText(world.obstacle)).toBeVisible()
      await expect(world.page.getByRole('button', { name: 'Voltar ao requerimento' })).toBeVisible()
    },
  },
}
