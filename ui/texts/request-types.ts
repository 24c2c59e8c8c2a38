/** The choice of a request type. */
export const title = 'Novo requerimento'
export const lead = 'Veja para que serve cada requerimento e que documentos separar.'
export const noTypes =
  'Não há nenhum tipo de requerimento disponível para você. Em caso de dúvida, fale com o atendimento do fundo.'
// The two groups.
export const toReceive = 'Receber'
export const toChange = 'Contribuir, mudar de plano ou atualizar dados'

// The fund's description of a type.
export const whoMay = 'Quem pode'
export const atHand = 'Separe antes'
/** The documents to attach, by person; 'Conforme o caso' are those that depend on answers. */
export const documents = {
  holder: 'Documentos para anexar',
  dependant: 'De cada dependente para o Imposto de Renda',
  beneficiary: 'De cada beneficiário',
}
export const inCase = 'Conforme o caso:'
export const time = 'Tempo'
export const minutes = (minutes: number) =>
  `Cerca de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} para preencher.`
export const analysis = (days: number) => `Análise em até ${days === 1 ? '1 dia' : `${days} dias`}.`

/** To a person without a plan, and to pensioners, of type 15 (P-no-benefit). */
export const noBenefit =
  'Não há benefício em seu nome, por isso não há conta para mudar. Se você recebe um benefício do fundo, fale com o atendimento.'
export const accountOfPension =
  'Para mudar a conta em que a sua pensão é paga, fale com o atendimento do fundo.'

export const start = 'Iniciar requerimento'
/** Beside a request that is under way; the accessible name has the specified words too. */
export const another = 'Começar outro'
export const anotherName = 'Começar outro (iniciar requerimento)'

// Requests of the type that are under way (P-135).
export const underWay = 'Você já tem um requerimento deste tipo em andamento:'
export const protocolOf = (protocol: string) => `protocolo ${protocol}`
export const continueDraft = (protocol: string) => `Continuar rascunho ${protocol}`.trimEnd()
export const see = (protocol: string) => `Ver o requerimento ${protocol}`.trimEnd()
