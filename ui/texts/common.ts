import { FUND_NAME } from '#domain/fund.ts'

/** Texts of several screens. */
export const fund = FUND_NAME
/** Precedes '0800 000 0000, de segunda a sexta, das 8h às 18h'. */
export const reachedBy = 'Atendimento: '
/** The contact if none is configured. */
export const contactOnStatement = 'veja os telefones no seu extrato'
export const helpWithContact = 'Em caso de dúvida, fale com o atendimento do fundo: '
export const helpWithoutContact =
  'Em caso de dúvida, fale com o atendimento do fundo. Os telefones estão no seu extrato.'
export const accessibility = 'Acessibilidade'
export const loading = 'Carregando…'

// Actions.
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

// Names of data.
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
/** The title of a screen and of the links to it. */
export const myDocuments = 'Meus documentos'
export const loadingRequest = 'Carregando o requerimento'

// Times from the fund's tables; `until`: '22/12/2026', '' if the day is unknown.
export const checkedWithin = (days: number, until: string) =>
  `O fundo responde ${until ? `até ${until}` : `em até ${days === 1 ? '1 dia' : `${days} dias`}`}.`
export const answerWithin = (days: number, until: string) =>
  `Prazo para responder: ${until ? `até ${until}` : days === 1 ? '1 dia' : `${days} dias`}.`
export const expectedBy = (until: string) => `até ${until}`

/** In E and X; the demand of the fund follows. */
export const waitsForCorrection = 'O fundo espera uma correção sua:'
export const waitsForAnswer = 'O fundo espera uma resposta sua:'

// Documents of a request.
export const holderDocuments = 'Seus documentos'
export const complementaryDocuments = 'Documentos complementares'
export const noneAsked = 'Nenhum documento é pedido.'
export const attachedDocuments = 'Documentos anexados'
export const uploadWouldStop = 'Há um envio de documento que não terminou: ele será interrompido.'
