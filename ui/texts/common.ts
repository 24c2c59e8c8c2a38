/** Words that more than one screen says. */
export const fund = 'Fundação Horizonte'
/** How to reach the fund, where nothing else is configured. */
export const contactOnStatement = 'pelos telefones do seu extrato'
/** `contact`: '0800 000 0000, de segunda a sexta, das 8h às 18h'. */
export const reachedBy = (contact: string) => `Atendimento: ${contact}`
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
export const attachNamed = (document: string) => `Anexar ${document}`
export const sendDocument = 'Enviar documento'
export const sendFromDevice = 'Enviar do aparelho'
export const chooseFromCloud = 'Escolher da nuvem'

// What is asked for or shown.
export const participant = 'Participante'
export const cpf = 'CPF'
export const password = 'Senha'
export const requestType = 'Tipo'
export const plan = 'Plano'
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

/** What the fund waits for comes after it. */
export const yourTurn = 'Agora é com você:'

// Documents of a request.
export const holderDocuments = 'Documentos do titular'
export const documentsOf = (person: string) => `Documentos de ${person}`
export const complementaryDocuments = 'Documentos complementares'
export const noneAsked = 'Nenhum documento é pedido.'
export const attachedDocuments = 'Documentos anexados'
export const countOf = (count: number, total: number) => `${count} de ${total}`
/** `maxSizeMb` in MB of 1,048,576 bytes. */
export const acceptedFiles = (maxSizeMb: number) =>
  `Foto ou PDF (pdf, png, jpg ou jpeg), até ${maxSizeMb}\u00a0MB`
export const uploadWouldStop = 'Há um envio de documento que não terminou: ele será interrompido.'
