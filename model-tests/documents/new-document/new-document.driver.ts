import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument, newDocument as newDocumentCall } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { newDocumentMachine } from '#machines/documents/new-document/index.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { gateFiles } from '../../drivers/file-gates.ts'
import { refusal } from '../../drivers/held-call.ts'
import {
  CHECKED,
  CLOSED,
  checked,
  isGone,
  requestIn,
  type ShownRequest,
} from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './new-document.cases.ts'

type Model = {
  readonly machine: typeof newDocumentMachine
  readonly cases: typeof cases
  readonly transient: readonly ['arriving', 'deciding']
}

const CONTENT = '%PDF-1.4\n'
const UNREADABLE = 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.'
const HINT = 'Foto ou PDF (pdf, png, jpg ou jpeg), até 5 MB. Várias fotos viram um único PDF.'
const REFUSED = 'O arquivo não é o que o nome diz.'
const INVALID = 'Problemas de preenchimento. Verifique o formulário.'
const NOT_SENT = 'O documento não foi enviado.'
const NO_FILE = 'Escolha um arquivo para enviar'
const TYPE = 'Escolha o tipo de documento que você vai enviar'
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
    lead: visit === '/novo' ? '' : `Aposentadoria, protocolo ${requerimento.protocolo}`,
    /** Of the document, as far as one is chosen. */
    type: visit === '/novo/2/17' ? 'CPF' : '',
    hasFile: false,
    /** Whether the page reads a file that is picked. */
    isReading: false,
    /** What Gravar has led to. */
    saving: 'nothing' as 'nothing' | 'lacking' | 'awaitingFile' | 'sending',
    isConfirming: false,
    isStopped: false,
    obstacle: '',
    problem: '',
  }
  if (visit === '/novo') {
    await seeNothingChosen(world)
    await page.reload()
    await pickFile(world)
  }
  return world
}

/** Gravar without a type and a file, and then without the file only. */
async function seeNothingChosen(world: World) {
  await saveButton(world).click()
  await seeProblems(world, { summary: INVALID, ofType: TYPE, ofFile: NO_FILE })
  await world.page.getByRole('radio', { name: 'CPF', exact: true }).check()
  await expect(world.page.getByRole('alert').getByRole('link')).toHaveText([NO_FILE])
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
  world.saving = 'nothing'
  if (world.isConfirming) world.problem = NOT_INCLUDED
  else if (world.obstacle === '' && shown.documentos.length > 0) await pickFile(world)
}

/** The read is refused, and the person repeats it. */
async function failFirst(world: World) {
  await world.read.reply(refusal('O requerimento está bloqueado.'), 403)
  await expect(title(world)).toHaveText('Não foi possível carregar agora')
  await expect(world.page.getByText('O requerimento está bloqueado.')).toBeVisible()
  await world.page.getByRole('button', { name: 'Tentar novamente' }).click()
}

/** A stopped upload has to be started again before it can end. */
async function goOn(world: World) {
  if (world.isStopped) await world.page.getByRole('button', { name: /^Tentar novamente: / }).click()
  world.isStopped = false
}

async function seeForm(world: World) {
  const { page, expected, isReading, type, lead } = world
  await expect(title(world)).toHaveText(expected.title)
  for (const text of [expected.purpose, lead].filter(Boolean))
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voltar', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Contracheque' })).toHaveCount(
    world.visit === '/novo/2/17/31' ? 0 : 1,
  )
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(type === '' ? 0 : 1)
  if (type !== '') await expect(page.getByRole('radio', { name: type, exact: true })).toBeChecked()
  await expect(page.getByText('Lendo o arquivo…', { exact: true })).toHaveCount(isReading ? 1 : 0)
  await expect(saveButton(world).and(page.locator('[aria-busy=true]'))).toHaveCount(
    world.saving === 'awaitingFile' ? 1 : 0,
  )
  expect(world.send.waiting()).toBe(0)
  expect(await asksBeforeLeaving(world)).toBe(false)
}

type Problems = { readonly summary?: string; readonly ofType?: string; readonly ofFile?: string }

/** Beside the controls, and in the summary if there is one, which has the focus. */
async function seeProblems(world: World, { summary = '', ofType = '', ofFile = '' }: Problems) {
  const { page } = world
  const types = page.getByRole('group', { name: 'Tipo de documento' })
  await expect(types.filter({ has: page.getByText(TYPE) })).toHaveCount(ofType === '' ? 0 : 1)
  await expect(field(world)).toHaveAccessibleDescription(ofFile === '' ? HINT : `${ofFile} ${HINT}`)
  const links = page.getByRole('alert').getByRole('link')
  const problems = [ofType, ofFile].filter(Boolean)
  await expect(links).toHaveText(summary === '' ? [] : problems)
  for (const text of [INVALID, NOT_SENT])
    await expect(page.getByText(text)).toHaveCount(text === summary && problems.length > 0 ? 1 : 0)
  if (summary !== '' && problems.length > 0) await expect(focused(page)).toHaveCount(1)
}

const focused = (page: World['page']) => page.locator(':focus').filter({ has: page.getByRole('alert') })

const asksBeforeLeaving = ({ page }: Pick<World, 'page'>) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

async function seeLoading(world: World) {
  const { page, read, expected } = world
  await read.asked()
  await expect(page.getByText('Carregando o requerimento')).toBeAttached()
  await expect(title(world)).toHaveCount(0)
  await expect(saveButton(world)).toHaveCount(0)
  await expect(page.getByText(expected.notice)).toHaveCount(0)
  expect(await asksBeforeLeaving(world)).toBe(false)
}

async function seeNowhere(world: World, heading: string, button: string) {
  await expect(title(world)).toHaveText(heading)
  await expect(world.page.getByRole('button', { name: button })).toBeVisible()
  await expect(saveButton(world)).toHaveCount(0)
}

const ends = <Leaf extends string>(leaf: Leaf) => ({ in: leaf, calls: [] })

/** What the first read decides, and the one that looks for a document which may have been saved. */
const reads = <First extends string, Later extends string>(first: First, later: Later) => ({
  from: { loading: ends(first), 'preparing.confirming': ends(later) },
})

// DOCUMENTS-20, NAV-28, UPLOAD-15 to UPLOAD-18
export const newDocument: Drivers<Model, World> = {
  begin,
  drive: {
    'chega o requerimento': async (world) => {
      if (!world.isConfirming) await failFirst(world)
      await shows('E')(world)
    },
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
    'escolhe Contracheque': (world) => {
      world.type = 'Contracheque'
      return world.page.getByRole('radio', { name: 'Contracheque' }).check()
    },
    'clica em Gravar': async (world) => {
      if (world.problem === UNREADABLE) await pickFile(world)
      // The type of a row's document is not asked.
      const isTypeLacking = world.type === '' && world.visit !== '/novo/2/17/31'
      world.saving = isTypeLacking ? 'lacking' : world.hasFile ? 'sending' : 'awaitingFile'
      await saveButton(world).click()
    },
    'o arquivo está em ordem': async (world) => {
      if (!world.isReading) await pickFile(world)
      world.isReading = false
      world.hasFile = true
      world.problem = ''
      if (world.saving === 'awaitingFile') world.saving = 'sending'
      await world.gates.read(CONTENT)
    },
    'não há mais arquivo': async (world) => {
      if (!world.isReading) await pickFile(world)
      world.isReading = false
      world.hasFile = false
      world.problem = UNREADABLE
      if (world.saving === 'awaitingFile') world.saving = 'lacking'
      await world.gates.failRead(null)
    },
    'o servidor recusa o arquivo': async (world) => {
      world.problem = REFUSED
      world.saving = 'nothing'
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
      world.saving = 'nothing'
      await world.page.getByRole('button', { name: /^(Cancelar o envio|Desistir): / }).click()
    },
  },
  see: {
    loading: seeLoading,
    'preparing.choosing.filling': async (world) => {
      expect(world.saving).toBe('nothing')
      await seeForm(world)
      await seeProblems(world, { ofFile: world.problem })
      if (world.hasFile) await expect(world.page.locator('output')).toHaveText('rg.pdf (1 KB)')
    },
    'preparing.choosing.lacking': async (world) => {
      expect(world.saving).toBe('lacking')
      await seeForm(world)
      await seeProblems(world, {
        summary: INVALID,
        ofType: world.type === '' ? TYPE : '',
        ofFile: world.problem,
      })
    },
    'preparing.choosing.awaitingFile': async (world) => {
      expect(world.saving).toBe('awaitingFile')
      await seeForm(world)
      await seeProblems(world, {})
    },
    'preparing.choosing.refused': async (world) => {
      const { page, problem } = world
      await seeForm(world)
      await seeProblems(world, { summary: NOT_SENT, ofFile: problem })
      await expect(page.locator('output')).toHaveText('rg.pdf (1 KB)')
      const link = page.getByRole('alert').getByRole('link', { name: problem, exact: true })
      await expect(link).toHaveAttribute('href', '#arquivo')
      await link.click()
      await expect(field(world)).toBeFocused()
    },
    'preparing.sending': async (world) => {
      const { page, isStopped, expected } = world
      expect(world.saving).toBe('sending')
      const heading = isStopped ? 'O envio não terminou' : expected.sending
      await expect(title(world)).toHaveText(heading)
      await expect(page).toHaveTitle(`${isStopped ? 'Erro: ' : ''}${heading} · Fundação Horizonte`)
      await expect(
        page.getByRole('button', {
          name: new RegExp(`^(Cancelar o envio|Tentar novamente|Desistir): ${world.type}`),
        }),
      ).toHaveText(isStopped ? ['Tentar novamente', 'Desistir'] : ['Cancelar o envio'])
      await expect(page.getByText('O envio foi interrompido. Tente novamente em instantes.')).toHaveCount(
        isStopped ? 1 : 0,
      )
      await expect(page.getByRole('progressbar', { name: 'Enviando rg.pdf' })).toHaveCount(isStopped ? 0 : 1)
      await expect.poll(world.send.waiting).toBe(isStopped ? 0 : 1)
      expect(await asksBeforeLeaving(world)).toBe(true)
    },
    'preparing.confirming': seeLoading,
    sent: async ({ page, expected, backPath }) => {
      await expect(page.getByText(expected.notice).first()).toBeVisible()
      await expect(page).toHaveURL(backPath)
      expect(await asksBeforeLeaving({ page })).toBe(false)
    },
    missing: (world) => seeNowhere(world, 'Requerimento não encontrado', 'Ver meus requerimentos'),
    rowGone: (world) => seeNowhere(world, 'Documento não pedido', 'Voltar ao requerimento'),
    closed: async (world) => {
      await expect(world.page.getByText(world.obstacle)).toBeVisible()
      await seeNowhere(world, world.expected.title, 'Voltar ao requerimento')
    },
  },
  ends: {
    'chega o requerimento': reads('preparing.choosing.filling', 'preparing.choosing.refused'),
    'chega o requerimento, já em análise': reads('closed', 'preparing.choosing.refused'),
    'chega o requerimento, com o documento já conferido': ends('closed'),
    'chega o requerimento, sem esta linha': ends('rowGone'),
    'chega o requerimento, já em análise e sem esta linha': ends('rowGone'),
    'chega o requerimento, com mais um documento': reads('preparing.choosing.filling', 'sent'),
    'o requerimento não existe': ends('missing'),
    'não há mais arquivo': {
      from: {
        'preparing.choosing.filling': ends('preparing.choosing.filling'),
        'preparing.choosing.awaitingFile': ends('preparing.choosing.lacking'),
        'preparing.choosing.refused': ends('preparing.choosing.filling'),
      },
    },
    'o servidor recusa o arquivo': ends('preparing.choosing.refused'),
    'o envio para': ends('preparing.sending'),
    'o envio dá certo': {
      by: {
        '/novo': ends('sent'),
        '/novo/2/17': ends('sent'),
        '/novo/2/17/31': { in: 'sent', calls: ['attachDocument'] },
        '/novocomplementar/17': ends('sent'),
      },
    },
    'o servidor diz só que deu certo': ends('preparing.confirming'),
    'desiste do envio': ends('preparing.choosing.filling'),
  },
}
