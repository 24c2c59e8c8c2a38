export const title = 'Fluxos do portal'
export const mapTitle = 'Mapa dos fluxos'
export const mapLead =
  'Cada caixa é um fluxo do portal. Uma seta leva de um fluxo ao que ele inicia. Abra um fluxo para ver os seus estados.'
export const mapOf = 'Desenho do mapa: escolha um fluxo'
export const allFlows = 'Todos os fluxos'
export const flow = 'Fluxo'
export const purpose = 'Para que serve'
export const screen = 'Tela'
export const noScreen = 'Nenhuma, ou várias'
export const toMap = 'Mapa dos fluxos'
export const loading = 'Carregando…'
export const failed = 'Não foi possível carregar esta página. Confira a conexão e recarregue.'
export const unknownFlow = 'Não existe um fluxo neste endereço.'

export const drawingOf = (flow: string) => `Desenho do fluxo ${flow}`
export const drawingHelp =
  'Clique em um estado para ver o que acontece nele. Com o teclado, as setas vão de um estado a outro e Enter abre.'
export const zoomIn = 'Ampliar'
export const zoomOut = 'Reduzir'
export const fit = 'Ajustar à janela'

export const nothingChosen = 'Escolha um estado no desenho ou na tabela.'
export const closePanel = 'Fechar'
export const help = 'Ajuda na tela'
export const calls = 'O que inicia'
export const atEntry = 'Ao entrar'
export const atExit = 'Ao sair'
export const arrivals = 'Como se chega'
export const departures = 'O que acontece daqui'
export const requirements = 'Requisitos'
export const copyReference = 'Copiar referência'
export const copyReferenceLabel = 'Copiar a referência deste estado'
export const copied = 'Referência copiada.'
export const copyRefused = 'O navegador não permitiu copiar. Selecione o texto abaixo.'
export const stays = 'fica em'
export const immediately = 'em seguida'
export const when = (guard: string) => `se ${guard}`
export const from = (state: string) => `de ${state}`

export const table = 'Estados e transições'
export const tableCaption = (flow: string) => `Estados e transições do fluxo ${flow}`
export const stateColumn = 'Estado'
export const eventColumn = 'O que acontece'
export const guardColumn = 'Condição'
export const targetColumn = 'Vai para'
export const actionsColumn = 'O que o portal faz'
export const messages = 'O que avisa a outros fluxos'
export const noTransitions = 'Este fluxo não tem transições.'

export const search = 'Buscar em todos os fluxos'
export const searchHint = 'Nome de estado, evento, mensagem, ajuda ou requisito'
export const found = (count: number) =>
  count === 0 ? 'Nada encontrado.' : count === 1 ? '1 resultado' : `${count} resultados`
export const more = (shown: number, count: number) => `Os ${shown} primeiros de ${count} resultados`

export const downloads = 'Baixar este fluxo'
export const reference = (version: string, flow: string, state: string, requirements: readonly string[]) =>
  [
    `Portal de requerimentos ${version}`,
    `Fluxo: ${flow}`,
    `Estado: ${state}`,
    ...(requirements.length > 0 ? [`Requisitos: ${requirements.join(', ')}`] : []),
  ].join('\n')
