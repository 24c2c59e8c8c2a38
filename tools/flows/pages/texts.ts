import type { ChartScreen } from '#machines/support/chart-labels.ts'

import type { ServerCall } from '../describe/flow.ts'
import type { Box } from '../drawing.ts'

export const title = 'Fluxos do portal'
export const mapTitle = 'Mapa dos fluxos'
export const mapLead =
  'Cada caixa é um fluxo do portal. Uma seta leva de um fluxo ao que ele inicia. Escolha um fluxo para ver os seus estados.'
export const mapFile = 'mapa-dos-fluxos'
export const mapOf = 'Desenho do mapa: escolha um fluxo'
export const questions = 'Perguntas frequentes'
export const allFlows = 'Todos os fluxos'
export const flow = 'Fluxo'
export const purpose = 'Para que serve'
export const screen = 'Tela'
export const starts = 'Inicia'
export const tells = 'Avisa'
export const none = '—'
export const rules = 'Regras'
export const book = 'Livro dos fluxos e das regras'
export const bookLead = 'Todos os fluxos e todas as regras numa página, para imprimir.'
export const toBook = 'Livro: todos os fluxos e todas as regras numa página, para imprimir'
export const contents = 'Conteúdo'
export const bookFlows = 'Fluxos'
export const toMap = 'Mapa dos fluxos'
export const loading = 'Carregando…'
export const failed = 'Não foi possível carregar esta página. Confira a conexão e recarregue.'
export const unknownFlow = 'Não existe um fluxo neste endereço.'

const screens: Readonly<Record<ChartScreen, string>> = {
  accessibility: 'Acessibilidade',
  cloudPicker: 'Meus documentos',
  consent: 'Autorização',
  list: 'Meus requerimentos',
  login: 'Portal do participante (entrada)',
  newDocument: 'Envio de documento',
  noPassword: 'Não tem senha?',
  request: 'Requerimento',
  types: 'Novo requerimento',
  view: 'Requerimento, só para ver',
}
const noScreen = 'Nenhuma, ou várias'
export const screenOf = (screen: string | null) =>
  screen === null ? noScreen : ((screens as Readonly<Record<string, string>>)[screen] ?? screen)

export const drawingOf = (flow: string) => `Desenho do fluxo ${flow}`
export const drawingHelp =
  'Escolha um estado ou o texto de uma seta para ver o que acontece. Com o teclado, as setas vão de um estado a outro e Enter escolhe; + e − ampliam e reduzem.'
export const legend =
  'Bola: onde começa. Borda dupla: onde termina. Borda tracejada: partes que acontecem ao mesmo tempo. ↻: acontece sem sair do estado.'
export const zoomIn = 'Ampliar'
export const zoomOut = 'Reduzir'
export const downloadSvg = 'Baixar SVG'
export const downloadPng = 'Baixar PNG'
export const downloadMermaid = 'Baixar Mermaid'
export const fit = 'Mostrar o desenho todo'
export const collapse = (state: string) => `Recolher «${state}»`
export const expand = (state: string) => `Expandir «${state}»`
export const collapseAll = 'Recolher todos'
export const expandAll = 'Expandir todos'
export const kinds: Readonly<Record<Box['kind'], string>> = {
  atomic: 'estado',
  compound: 'com estados dentro',
  parallel: 'com partes ao mesmo tempo',
  region: 'uma das partes',
  final: 'fim',
  history: 'volta aonde estava',
}
export const isFirst = 'começa aqui'

export const nothingChosen = 'Escolha um estado no desenho ou na tabela.'
export const help = 'Ajuda na tela'
export const calls = 'O que inicia'
/** In a box of the drawing. */
export const termsInShort = ({ isUpload, seconds, delays }: ServerCall) =>
  `até ${seconds} s${isUpload ? ' sem avanço' : ''}, ${delays.length === 0 ? 'não repete' : `repete ${times(delays)}`}`
const times = ({ length }: readonly number[]) => (length === 1 ? '1 vez' : `${length} vezes`)
export const termsInWords = ({ isUpload, seconds, delays }: ServerCall) =>
  `Espera até ${seconds} s${isUpload ? ' sem avanço do envio' : ' em tudo'}. ${
    delays.length === 0
      ? 'Não se repete sozinho: se for interrompido, só o participante tenta de novo.'
      : `Se for interrompido (sem resposta, ou erro do servidor), repete sozinho até ${times(delays)}, depois de ${delays.map((delay) => `${delay} s`).join(' e ')}.`
  }`
export const atEntry = 'Ao entrar'
export const atExit = 'Ao sair'
export const arrivals = 'Como se chega'
export const departures = 'O que acontece daqui'
export const otherFailures = 'Se a sessão expira, ou outra coisa falha'
export const failsOtherwise = (call: string, isPartly: boolean) =>
  `Se «${call}» falha${isPartly ? ' por um motivo que não está acima, por exemplo porque a sessão expirou' : ''}, este fluxo para, e param também os fluxos que o iniciaram:`
export const upTo = 'até'
export const expiredLeadsTo = 'Se a sessão expirou, o participante vê:'
export const expired = 'Sessão expirada'
export const otherLeadsTo = 'Se a falha é outra, ele vê:'
export const fatal = 'O sistema será finalizado'
export const ownSentences = 'Mensagens'
export const requirements = 'Requisitos'
export const tests = (count: number, all: number) =>
  `Testes deste fluxo que passam por este ponto: ${count} de ${all}`
export const untested = (transition: string, reason: string) => `Sem teste: ${transition}: ${reason}.`
const MAX_STEPS = 4
/** A long path shortened to its first step and its last ones. */
export const pathTitle = (visit: string, cases: readonly string[]) => {
  const isLong = cases.length > MAX_STEPS
  const shown = isLong ? [...cases.slice(0, 1), '…', ...cases.slice(1 - MAX_STEPS)] : cases
  const steps = [visit, ...shown].filter((name) => name !== '').join(' → ')
  return isLong ? `${steps} (${cases.length} passos)` : steps || 'só começa'
}
export const copyReference = 'Copiar referência'
export const copyReferenceLabel = 'Copiar referência deste estado'
export const copied = 'Referência copiada.'
export const copyRefused = 'O navegador não permitiu copiar. Selecione o texto abaixo.'
export const stays = 'fica em'
export const immediately = 'em seguida'
export const eventAndGuard = (event: string | null, guard: string | null) =>
  `${event ?? immediately}${guard === null ? '' : `, se ${guard}`}`
export const from = 'de'

export const statesCaption = (flow: string) => `Estados do fluxo ${flow}`
export const transitionsCaption = (flow: string) => `Transições do fluxo ${flow}`
export const stateColumn = 'Estado'
export const kindColumn = 'O que é'
export const callsColumn = 'Inicia'
export const entryColumn = 'Ao entrar e ao sair'
export const eventColumn = 'O que acontece'
export const guardColumn = 'Condição'
export const targetColumn = 'Vai para'
export const actionsColumn = 'O que o portal faz'
export const messages = 'O que avisa a outros'
export const starters = 'Quem inicia este fluxo'
export const unhandled =
  'Se acontece uma falha para a qual este fluxo não tem seta, como a sessão que expirou, quem a trata é o fluxo que o iniciou, ou o que iniciou esse, até a Sessão.'
export const sentences = 'Mensagens que pode mostrar'

export const search = 'Buscar em todos os fluxos'
export const searchHint = 'Uma pergunta ou algumas palavras'
export const found = (count: number) =>
  count === 0 ? 'Nada encontrado.' : count === 1 ? '1 resultado' : `${count} resultados`
export const more = (shown: number, count: number) => `Os ${shown} primeiros de ${count} resultados`

export const partial = 'Nenhum tem todas as palavras; estes têm o maior número delas.'

export const reference = (
  version: string,
  flow: string,
  state: string,
  transition: string | null,
  requirements: readonly string[],
) =>
  [
    `Portal de requerimentos ${version}`,
    `Fluxo: ${flow}`,
    `Estado: ${state}`,
    ...(transition === null ? [] : [`Transição: ${transition}`]),
    ...(requirements.length > 0 ? ['Requisitos:', ...requirements.map((text) => `- ${text}`)] : []),
  ].join('\n')

export const toPlay = 'Percorrer este fluxo passo a passo'
export const toPanel = (state: string) => `Ver os detalhes de «${state}»`
export const playTitle = (flow: string) => `Percorrer: ${flow}`
export const playLead =
  'Escolha o que acontece: o fluxo anda como no portal, com as mesmas condições. O endereço desta página guarda os passos.'
export const playPanel = 'Passos'
export const now = 'Agora'
export const over = 'terminou'
export const moves = {
  event: 'O que pode acontecer',
  outcome: 'Como pode terminar o que foi iniciado',
  time: 'Deixar o tempo passar',
  refused: 'O que aqui não muda nada, porque a condição não vale',
} as const
export const undo = 'Desfazer o último passo'
export const again = 'Recomeçar'
export const backToFlow = 'Ver o fluxo com a explicação de cada estado'
export const beginnings = 'Começar de outro jeito'
export const beginning = 'Começa'
export const story = 'O que aconteceu'
export const plannedPaths = 'Caminhos dos testes'
export const stray = (name: string) =>
  `O passo «${name}» não é possível aqui: os passos seguintes foram deixados de fora.`

export const onScreen = 'Na tela'
export const aboutPages = 'Sobre estas páginas'
export const noPictures =
  'Estas páginas foram feitas sem imagens. Para incluí-las: npm run flows -- --pictures'
export const notOnScreen = 'Nenhuma tela é só deste estado.'
export const otherPictures = (count: number) =>
  count === 1 ? 'Mais 1 imagem deste estado' : `Mais ${count} imagens deste estado`
export const pictureOf = (name: string, width: 1280 | 360) =>
  `${name}: tela ${width === 1280 ? 'no computador' : 'no celular'} (abre em tamanho real)`

export const testResults = 'Resultado dos testes'
export const showResults = 'Mostrar o resultado dos testes no desenho'
export const noReport =
  'Estas páginas foram feitas sem relatório dos testes deste fluxo. Para incluí-lo: npm run paths -- --report, e depois npm run flows'
export const notInReport = 'não está no relatório'
export const verdicts = { passed: 'passou', untaken: 'não foi testado', failed: 'falhou' } as const
/** In the descriptions of states on a drawing. */
export const marks = { ...verdicts, added: 'novo', removed: 'saiu', changed: 'mudou' } as const
export const taken = {
  passed: (tests: number) => (tests === 1 ? 'passou em 1 teste' : `passou em ${tests} testes`),
  failed: (tests: number) => (tests === 1 ? 'falhou em 1 teste' : `falhou em algum de ${tests} testes`),
} as const
export const untaken = (reason: string | null) => `não foi testado${reason === null ? '' : `: ${reason}`}`
export const outcome = (holds: boolean, result: string) =>
  `quando a condição ${holds ? 'vale' : 'não vale'}: ${result}`
export const reportOf = (day: string) =>
  `Último relatório dos testes, de ${day.split('-').toReversed().join('/')}. Transições:`

/** The parent of a chart as the receiver of an event. */
export const starterName = 'Quem iniciou o fluxo'
