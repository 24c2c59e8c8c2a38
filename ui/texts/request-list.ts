export const title = 'Meus requerimentos'
export const newRequest = 'Novo Requerimento'
export const loading = 'Carregando os requerimentos'

// The notice about a sent request.
export const sent = 'Requerimento enviado'
export const copy = 'Copiar'
export const copyProtocol = 'Copiar o protocolo'
export const receivedAt = (moment: string) => `Recebemos em ${moment} (horário de Brasília).`
/** If the fund gives no time. */
export const checkedNext = 'Agora o fundo confere os dados informados e os documentos.'
export const newsGoTo = (email: string) => `Avisaremos pelo e-mail ${email}.`
export const seeReceipt = 'Ver comprovante'

// Requests that only the participant can continue.
export const waiting = (count: number) =>
  count === 1 ? 'Espera por você (1)' : `Esperam por você (${count})`
/** `moment`: when it was begun, '' if unknown. */
export const draftWaits = (moment: string) =>
  `Rascunho${moment && ` começado em ${moment}`}: ainda não foi enviado ao fundo.`
export const moreWaiting = (count: number) => `Mostrar mais ${count}`
export const correct = 'Corrigir'
export const correctNamed = (request: string) => `Corrigir requerimento ${request}`
export const goOn = 'Continuar'
export const goOnNamed = (request: string) => `Continuar requerimento ${request}`

// Tabs and search.
export const search = 'Buscar pelo protocolo'
export const searchHint = 'O número ou uma parte dele'
export const clearSearch = 'Limpar a busca'
export const tabs = 'Quais requerimentos'
export const ongoing = (count: number) => `Em andamento (${count})`
export const ended = (count: number) => `Encerrados (${count})`
export const noneOngoing = 'Não há nenhum requerimento em andamento.'
export const noneEnded = 'Não há nenhum requerimento encerrado.'
export const ongoingNotFound = (protocol: string) =>
  `Não há nenhum requerimento em andamento com o protocolo “${protocol}”.`
export const endedNotFound = (protocol: string) =>
  `Não há nenhum requerimento encerrado com o protocolo “${protocol}”.`
export const foundOngoing = (count: number) => `Na aba Em andamento há ${count}.`
export const foundEnded = (count: number) => `Na aba Encerrados há ${count}.`

// A row.
export const details = 'Detalhes'
/** Accessible names, because links of one word would all read the same. */
export const seeNamed = (request: string) => `Ver requerimento ${request}`
export const editNamed = (request: string) => `Editar requerimento ${request}`
/** Instead of 'Editar' for a new amount without an answer. */
export const answer = 'Responder'
export const answerNamed = (request: string) => `Responder requerimento ${request}`
export const onlyInArea = 'Só na área do participante'
/** The tooltip of the icon beside it. */
export const onlyInAreaTip = 'Este requerimento só está disponível na área do participante.'
export const openArea = 'Abrir'
