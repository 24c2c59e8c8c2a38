import { showRequest } from '#api/contract/requests.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { requestView as model } from './request-view.models.ts'

type Paper = 'Comprovante de envio' | 'Dados para imprimir'

type World = Stage & {
  readonly read: HeldCall
  shown: Shown
  /** The open tab, and the one that was printed last. */
  tab: string
  printed: string
  paper: Paper
  /** The titles of the window when it was printed. */
  prints: readonly string[]
}

const reached = (situacao: string, desc_situacao: string, data: string, autor = '') => ({
  situacao,
  desc_situacao,
  data,
  autor,
})

const fileOf = (id: number, typeName: string, arquivo: string, id_situacao: number) => ({
  ...{ id, id_req_doc: id, id_documento: id, id_documento_ged: String(id), id_situacao, arquivo },
  ...{ id_tipo_documento: 1, id_tipo_requerimento: 1, regra: 0, desc_situacao: '' },
  desc_tipo_documento: typeName,
})

const HISTORY = [
  reached('L', 'Em elaboração', '2025-10-05T17:20:00Z'),
  reached('A', 'Em análise', '2025-10-06T00:32:00Z', 'Beatriz Farias Lemos'),
]

const REQUEST = {
  ...{ id: 7, id_plano: 1, id_tipo_requerimento: 1, id_pessoa: 503, versao: 1 },
  ...{ protocolo: '2026000007', plano_sigla: 'PSI', data_requerimento: '2025-10-05' },
}

const ANSWER = {
  codigo: 'ok',
  docs_obrig_bnf: [],
  detalhes: [{ nome: 'agencia', valor: '0123' }],
  dependentes: [],
  endereco: null,
  documentos: [fileOf(31, 'Documento de identidade', 'rg.pdf', 4), fileOf(32, 'CPF', 'cpf.png', 2)],
  documentos_complementares: [fileOf(51, 'Outros', 'carta.pdf', 4)],
  mensagens: [
    { id: 2, data_gravacao: '2025-10-08T09:00:00', mensagem: 'O CPF está ilegível.', autor: 'Fundo' },
    { id: 1, data_gravacao: '2025-10-06T10:00:00', mensagem: 'Recebemos o seu requerimento.', autor: '' },
  ],
  historico: HISTORY,
}

const DRAFT = { mensagens: [], historico: HISTORY.slice(0, 1) }

/** What the screen shows of a request. */
type Shown = {
  readonly title: string
  readonly status: string
  /** What the fund waits for, its words, and the link to it. */
  readonly demand: readonly [turn: string, words: string, link: string, path: string] | null
  readonly isEdited: boolean
  readonly tabs: readonly string[]
  readonly path: readonly string[]
  /** Terms and values of the summary but for the receipt's. */
  readonly now: readonly string[]
  readonly course: readonly string[]
  /** When it was sent, term and value; [] if it was not. */
  readonly sent: readonly string[]
  readonly answers: readonly string[]
}

const ANALYSED: Shown = {
  title: 'Aposentadoria',
  status: 'Em análise',
  demand: null,
  isEdited: false,
  tabs: ['Resumo', 'Dados', 'Documentos', 'Mensagens'],
  path: ['já passou por Em elaboração', 'está em Em análise', 'falta Conferido', 'falta Decisão do fundo'],
  now: [
    'O que você faz',
    'Por enquanto nada. Se faltar alguma coisa, avisaremos por e-mail e por mensagem nesta página.',
    'O que o fundo faz',
    'Confere os dados informados e os documentos.',
  ],
  course: [
    '08/10/2025 · FundoMensagemO CPF está ilegível.',
    '06/10/2025MensagemRecebemos o seu requerimento.',
    '05/10/2025 · Beatriz Farias LemosSituação: Em análise',
    '05/10/2025Situação: Em elaboração',
  ],
  sent: ['Enviado em', '05/10/2025 às 21:32 (horário de Brasília)'],
  answers: ['Plano', 'Plano de Benefícios I', 'Agência', '0123'],
}
const [ILLEGIBLE = '', ...EARLIER] = ANALYSED.course

const DEMANDED: Shown = {
  ...ANALYSED,
  status: 'Em exigência',
  demand: [
    'O fundo espera uma correção sua:',
    'O CPF está ilegível.Prazo para responder: até 07/11/2025.',
    'Corrigir',
    '/requerimento01/7/1/0',
  ],
  path: [
    ...['já passou por Em elaboração', 'já passou por Em análise', 'está em Em exigência até 07/11/2025'],
    ...['falta Em análise', 'falta Conferido', 'falta Decisão do fundo'],
  ],
  now: [
    'O que você faz',
    'Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo.',
    'O que o fundo faz',
    'Retoma a análise assim que receber o requerimento corrigido.',
  ],
  course: [ILLEGIBLE, '08/10/2025Situação: Em exigência', ...EARLIER],
}

const AWAITING_ANSWER: Shown = {
  ...ANALYSED,
  title: 'Aceite de alteração de beneficiários',
  status: 'Aceite',
  demand: [
    'O fundo espera uma resposta sua:',
    'Veja o novo valor e responda se o aceita. Se não aceitar, o requerimento é cancelado.',
    'Ver o valor e responder',
    '/requerimento05/7',
  ],
  path: [
    ...['já passou por Em elaboração', 'já passou por Em análise', 'já passou por Conferido'],
    ...['está em Aceite', 'falta Aguardando deferimento', 'falta Decisão do fundo'],
  ],
  // What the participant does is said in the demand.
  now: ['O que o fundo faz', 'Aguarda a sua resposta.'],
  course: ['09/10/2025Situação: Aceite', ILLEGIBLE, '08/10/2025Situação: Conferido', ...EARLIER],
  answers: ['Novo valor', '1.000,00'],
}

/** Of an API that keeps no history. */
const WITHOUT_ANSWERS: Shown = {
  ...ANALYSED,
  path: ANALYSED.path.slice(1),
  now: [
    ...ANALYSED.now.slice(0, 3),
    'Confere os dados informados e os documentos. O fundo responde em até 30 dias.',
  ],
  course: ANALYSED.course.slice(0, 2),
  sent: ['Data do requerimento', '05/10/2025'],
  answers: [],
}

const FILLED_DRAFT: Shown = {
  ...ANALYSED,
  status: 'Em elaboração',
  isEdited: true,
  tabs: ['Resumo', 'Dados', 'Documentos'],
  path: ['está em Em elaboração', 'falta Em análise', 'falta Conferido', 'falta Decisão do fundo'],
  now: [
    'O que você faz',
    'Clique em Editar, preencha o que falta, anexe os documentos e clique em Finalizar requerimento.',
    'O que o fundo faz',
    'Por enquanto nada: a análise começa quando você enviar.',
  ],
  course: ANALYSED.course.slice(3),
  sent: [],
}

/** Its documents are attached already. */
const EMPTY_DRAFT: Shown = { ...FILLED_DRAFT, answers: [] }

/** Names of the window while it is printed. */
const PRINTED: Readonly<Record<Paper, string>> = {
  'Comprovante de envio': 'Comprovante do requerimento 2026000007',
  'Dados para imprimir': 'Dados do requerimento 2026000007',
}

const NOT_PRINTED = 'Não foi possível abrir a impressão. Tente pelo menu do navegador ou em outro navegador.'
const NOTHING_ANSWERED = 'Este requerimento ainda não tem dados informados.'
const MESSAGES = ['08/10/2025 · FundoO CPF está ilegível.', '06/10/2025Recebemos o seu requerimento.']

const factsOf = ({ title, status, sent }: Shown, paper: Paper) => {
  const kind = ['Tipo', title, 'Plano', 'PSI']
  const protocol = ['Protocolo', '2026000007', ...sent]
  return [
    ...(paper === 'Comprovante de envio' ? [...protocol, ...kind] : [...kind, ...protocol]),
    ...['Participante', 'Beatriz Farias Lemos', 'CPF', '390.533.447-05', 'Situação', status],
  ]
}

const RECEIVED = [
  'Beatriz Farias Lemos',
  'Documento de identidade: rg.pdf',
  'CPF: cpf.png',
  'Documentos complementares',
  'Outros: carta.pdf',
]

const DOCUMENTS = {
  'Seus documentos': [/^Documento de identidade.*rg\.pdf.*EM ANÁLISE/, /^CPF.*cpf\.png.*REJEITADO/],
  'Documentos complementares': [/^Outros.*carta\.pdf.*EM ANÁLISE/],
}
const FILES = ['rg.pdf', 'cpf.png', 'carta.pdf'].flatMap((file) => [`Ver ${file}`, `Baixar ${file}`])

const namesOf = (buttons: readonly Element[]) => buttons.map((button) => button.getAttribute('aria-label'))

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const loading = ({ page }: Stage) => page.getByText('Carregando o requerimento')
const panel = ({ page }: Stage) => page.getByRole('tabpanel')
const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
/** Only the printed page shows it. */
const paper = ({ page }: Stage, name: Paper) => page.locator(`section[aria-label="${name}"]`)

/** `window.print` notes the title, and fails when the page has the mark. */
function replacePrint() {
  Object.assign(window, { prints: [] })
  window.print = () => {
    if (Reflect.get(window, 'cannotPrint') === true) throw new TypeError('window.print is not a function')
    Reflect.get(window, 'prints').push(document.title)
  }
}

/** The page is printed with the next frame, for which the clock is stopped. */
async function passFrame({ page }: Stage, cannotPrint: boolean) {
  await page.evaluate((cannot) => Object.assign(window, { cannotPrint: cannot }), cannotPrint)
  await page.clock.runFor(100)
}

const seePrints = ({ page, prints }: World) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'prints'))).toEqual(prints)

/** Either the receipt, once it was sent, or all answers. */
async function seePaper(world: World) {
  const { shown, paper: name } = world
  const isReceipt = name === 'Comprovante de envio'
  const isThere = !isReceipt || shown.sent.length > 0
  const other = isReceipt ? 'Dados para imprimir' : 'Comprovante de envio'
  await expect(paper(world, other)).toHaveCount(0)
  await expect(paper(world, name)).toHaveCount(isThere ? 1 : 0)
  if (!isThere) return
  await expect(paper(world, name).locator('dt, dd')).toHaveText([
    ...factsOf(shown, name),
    ...(isReceipt ? [] : shown.answers),
  ])
  await expect(paper(world, name).locator('h4, li')).toHaveText(isReceipt ? RECEIVED : [])
}

/** What is above the tabs, and the paper. */
async function seeRequest(world: World) {
  const { page, shown } = world
  await expect(title(world)).toHaveText(shown.title)
  const header = page
    .getByRole('main')
    .locator('header')
    .filter({ has: title(world) })
  for (const text of ['Protocolo 2026000007', 'Plano: PSI', shown.status])
    await expect(header).toContainText(text)
  await expect(loading(world)).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveText(shown.tabs)
  const [turn, words, link, path] = shown.demand ?? []
  await expect(page.getByText(/^O fundo espera uma/)).toHaveText(turn === undefined ? [] : [turn])
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveText(link === undefined ? [] : [link])
  if (path !== undefined) {
    await expect(links).toHaveAttribute('href', path)
    // Above the tabs.
    await expect(page.getByRole('main')).toContainText(`${turn}${words}${link}Resumo`)
  }
  await expect(button(world, 'Editar')).toHaveCount(shown.isEdited ? 1 : 0)
  await expect(button(world, 'Voltar')).toHaveCount(1)
  await seePaper(world)
  await seePrints(world)
}

const arrive =
  (shown: Shown, situacao: string, parts: object = {}, change: object = {}) =>
  (world: World) => {
    world.shown = shown
    const requerimento = {
      ...REQUEST,
      situacao,
      tipo_desc: shown.title,
      desc_situacao: shown.status,
      ...change,
    }
    return world.read.reply({ ...ANSWER, requerimento, ...parts })
  }

const print = (name: string, printed: Paper) => (world: World) => {
  world.printed = world.tab
  world.paper = printed
  return button(world, name).click()
}

const openTab = (tab: string) => (world: World) => {
  world.tab = tab
  return world.page.getByRole('tab', { name: tab }).click()
}

const seeTab = ({ page }: World, name: string) =>
  expect(page.getByRole('tab', { selected: true })).toHaveText(name)

const ARRIVED = { in: 'showing.tab.summary', calls: [] } as const

const NOT_PRINTING = ['showing.print.reading', 'showing.print.notPrinted'] as const

export const requestView: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await page.addInitScript(replacePrint)
    await lendSession(beatriz)
    const read = await hold(showRequest)
    await page.goto('/ver/7')
    await read.asked()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    return {
      ...stage,
      read,
      shown: ANALYSED,
      tab: 'Resumo',
      printed: '',
      paper: 'Comprovante de envio',
      prints: [],
    }
  },
  drive: {
    'chega um requerimento em análise': arrive(ANALYSED, 'A'),
    'chega um requerimento em exigência': arrive(DEMANDED, 'E', {
      historico: [...HISTORY, reached('E', 'Em exigência', '2025-10-08T09:00:00')],
    }),
    'chega um requerimento que espera o aceite': arrive(
      AWAITING_ANSWER,
      'X',
      {
        detalhes: [{ nome: 'Novo valor', valor: '1.000,00' }],
        historico: [
          ...HISTORY,
          reached('C', 'Conferido', '2025-10-08T09:00:00'),
          reached('X', 'Aceite', '2025-10-09T09:00:00'),
        ],
      },
      { id_tipo_requerimento: 16, id_plano: null },
    ),
    'chega um requerimento enviado sem dados informados': arrive(WITHOUT_ANSWERS, 'A', {
      detalhes: [],
      historico: [],
    }),
    'chega um rascunho preenchido': arrive(FILLED_DRAFT, 'L', DRAFT),
    'chega um rascunho vazio': arrive(EMPTY_DRAFT, 'L', { detalhes: [], ...DRAFT }),
    'abre o Resumo': openTab('Resumo'),
    'abre Dados': openTab('Dados'),
    'abre Documentos': openTab('Documentos'),
    'abre Mensagens': openTab('Mensagens'),
    'clica em Imprimir comprovante': print('Imprimir comprovante', 'Comprovante de envio'),
    'clica em Imprimir dados informados': print('Imprimir dados informados', 'Dados para imprimir'),
    'a janela de impressão fecha': async (world) => {
      world.prints = [...world.prints, PRINTED[world.paper]]
      await passFrame(world, false)
    },
    'o navegador não imprime': (world) => passFrame(world, true),
    'o requerimento não existe': ({ read }) => read.reply(refusal('Não encontrado.'), 404),
  },
  see: {
    loading: async (world) => {
      await expect(loading(world)).toBeAttached()
      await expect(title(world)).toHaveCount(0)
      await expect(world.page.getByRole('tab')).toHaveCount(0)
      await world.read.asked()
    },
    'showing.tab.summary': async (world) => {
      const { path, now, course, sent, status } = world.shown
      await seeTab(world, 'Resumo')
      const line = panel(world).getByRole('list', { name: 'Caminho do requerimento' })
      await expect(line.getByRole('listitem')).toHaveText(path)
      const events = panel(world).getByRole('region', { name: 'Andamento' })
      await expect(events.getByRole('listitem')).toHaveText(course)
      await expect(panel(world).locator('dt, dd')).toHaveText(
        status === 'Em análise' ? [...sent, ...now] : [...now, ...sent],
      )
      await expect(button(world, 'Imprimir comprovante')).toHaveCount(sent.length > 0 ? 1 : 0)
    },
    'showing.tab.answers': async (world) => {
      const { answers } = world.shown
      await seeTab(world, 'Dados')
      await expect(panel(world).locator('dt, dd')).toHaveText(answers)
      await expect(panel(world).getByText(NOTHING_ANSWERED)).toHaveCount(answers.length === 0 ? 1 : 0)
      await expect(button(world, 'Imprimir dados informados')).toHaveCount(answers.length === 0 ? 0 : 1)
    },
    'showing.tab.documents': async (world) => {
      await seeTab(world, 'Documentos')
      await expect(panel(world).getByText('Documentos anexados: 1 de 2')).toHaveCount(1)
      expect(await panel(world).getByRole('button').evaluateAll(namesOf)).toEqual(FILES)
      for (const [caption, rows] of Object.entries(DOCUMENTS))
        await expect(panel(world).getByRole('table', { name: caption }).locator('tbody tr')).toHaveText(rows)
    },
    'showing.tab.messages': async (world) => {
      await seeTab(world, 'Mensagens')
      await expect(panel(world).getByRole('listitem')).toHaveText(MESSAGES)
    },
    'showing.print.reading': async (world) => {
      await seeRequest(world)
      await expect(world.page.getByText(NOT_PRINTED)).toHaveCount(0)
    },
    // Not printed yet.
    'showing.print.printing': async (world) => {
      await seeRequest(world)
      await expect(world.page.getByText(NOT_PRINTED)).toHaveCount(0)
    },
    'showing.print.notPrinted': async (world) => {
      await seeRequest(world)
      if (world.tab !== world.printed) return
      await expect(panel(world).getByText(NOT_PRINTED)).toBeVisible()
    },
    missing: async (world) => {
      await expect(title(world)).toHaveText('Requerimento não encontrado')
      await expect(world.page.getByRole('main').getByRole('button')).toHaveText(['Ver meus requerimentos'])
      await expect(loading(world)).toHaveCount(0)
    },
  },
  ends: {
    'chega um requerimento em análise': ARRIVED,
    'chega um requerimento em exigência': ARRIVED,
    'chega um requerimento que espera o aceite': ARRIVED,
    'chega um requerimento enviado sem dados informados': ARRIVED,
    'chega um rascunho preenchido': ARRIVED,
    'chega um rascunho vazio': ARRIVED,
    'abre o Resumo': { in: 'showing.tab.summary', calls: [] },
    'abre Dados': { in: 'showing.tab.answers', calls: [] },
    'abre Documentos': { in: 'showing.tab.documents', calls: [] },
    'abre Mensagens': { in: 'showing.tab.messages', calls: [] },
    'clica em Imprimir comprovante': { in: 'showing.print.printing', calls: [], from: NOT_PRINTING },
    'clica em Imprimir dados informados': { in: 'showing.print.printing', calls: [], from: NOT_PRINTING },
    'a janela de impressão fecha': { in: 'showing.print.reading', calls: [] },
    'o navegador não imprime': { in: 'showing.print.notPrinted', calls: [] },
    'o requerimento não existe': { in: 'missing', calls: [] },
  },
}
