import { FUND_NAME } from '#domain/fund.ts'

/** Words that more than one screen says. */
export const fund = FUND_NAME
/** Stands before '0800 000 0000, de segunda a sexta, das 8h às 18h'. */
export const reachedBy = 'Atendimento: '
/** How to reach the fund, where nothing else is configured. */
export const contactOnStatement = 'veja os telefones no seu extrato'
export const helpWithContact = 'Em caso de dúvida, fale com o atendimento do fundo: '
export const helpWithoutContact =
  'Em caso de dúvida, fale com o atendimento do fundo. Os telefones estão no seu extrato.'
export const accessibility = 'Acessibilidade'
export const loading = 'Carregando…'

// What one does.
export const back = 'Voltar'
export const retry = 'Tentar novamente'
export const close = 'Fechar'
export const save = 'Gravar'
export const see = 'Ver'
export const edit = 'Editar'
export const download = 'Baixar'
export const attach = 'Anexar'
export const sendDocument = 'Enviar documento'
export const sendFromDevice = 'Enviar do aparelho'
export const chooseFromCloud = 'Escolher em Meus documentos'

// What is asked for or shown.
export const participant = 'Participante'
export const cpf = 'CPF'
export const password = 'Senha'
export const requestType = 'Tipo'
export const plan = 'Plano'
export const planOf = (plan: string) => `Plano: ${plan}`
export const protocol = 'Protocolo'
export const protocolOf = (protocol: string | number) => `Protocolo ${protocol}`
export const date = 'Data'
export const status = 'Situação'
export const documentType = 'Tipo de documento'
export const file = 'Arquivo'
export const messages = 'Mensagens'
/** A place: the way there and its title. */
export const myDocuments = 'Meus documentos'
export const loadingRequest = 'Carregando o requerimento'

// Times that the fund's tables say; `until`: '22/12/2026', '' where the day is not known.
export const checkedWithin = (days: number, until: string) =>
  `O fundo confere em até ${days === 1 ? '1 dia' : `${days} dias`}${until && `: até ${until}`}.`
export const answerWithin = (days: number, until: string) =>
  `Prazo para responder: ${until ? `até ${until}` : days === 1 ? '1 dia' : `${days} dias`}.`
export const expectedBy = (until: string) => `até ${until}`

/** In E and in X; what the fund waits for comes after it. */
export const waitsForCorrection = 'O fundo espera uma correção sua:'
export const waitsForAnswer = 'O fundo espera uma resposta sua:'

// Documents of a request.
export const holderDocuments = 'Seus documentos'
export const complementaryDocuments = 'Documentos complementares'
export const noneAsked = 'Nenhum documento é pedido.'
export const attachedDocuments = 'Documentos anexados'
export const uploadWouldStop = 'Há um envio de documento que não terminou: ele será interrompido.'
