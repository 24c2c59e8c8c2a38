/** The acceptance of a new amount of a benefit. */
export const loading = 'Carregando o aceite'

// The amount, and the people.
export const amount = 'Valor do benefício'
export const amountBefore = 'Valor atual'
export const amountAfter = 'Novo valor'
export const difference = 'Diferença'
/** `amount` in reais without a sign. */
export const less = (amount: string) => `${amount} a menos`
export const more = (amount: string) => `${amount} a mais`
export const same = 'Nenhuma'
export const amountUnknown = 'O fundo ainda não informou o novo valor.'
export const beneficiaries = 'Beneficiários'
export const noBeneficiaries = 'Este requerimento não tem beneficiários.'
export const bornOn = 'Data de nascimento'
export const kinship = 'Parentesco'

// The answer.
export const answer = 'Sua resposta'
export const question = 'Você concorda com o novo valor do benefício?'
export const agree = 'Concordo com o novo valor'
export const agreeHint = 'O requerimento segue para a alteração do benefício.'
export const refuse = 'Não concordo e cancelo o requerimento'
export const refuseHint = 'O fundo não faz a alteração. O cancelamento não pode ser desfeito.'
export const send = 'Enviar'
/** `time` is hh:mm. */
export const kept = (time: string) => `Ainda não enviada. A sua escolha fica guardada só nesta aba (${time}).`
export const restored = (time: string) => `Recuperamos a escolha que você fez às ${time} e não enviou.`
export const notKept = 'Ainda não enviada. Este navegador não guarda a sua escolha: envie antes de sair.'
export const answeredWith = { SIM: 'Você aceitou o novo valor.', NAO: 'Você recusou o novo valor.' } as const
export const otherAnsweredWith = {
  SIM: 'O participante aceitou o novo valor.',
  NAO: 'O participante recusou o novo valor.',
} as const

// The question before it (D-109). `after` and `before` in reais.
export const agreeTitle = (after: string) => `Aceitar o novo valor de ${after}?`
export const agreeLeadsTo = (before: string, after: string) =>
  `O valor do seu benefício passa de ${before} para ${after}, e o requerimento segue para a alteração.`
export const agreeLeadsToNew = (after: string) =>
  `O valor do seu benefício passa a ser ${after}, e o requerimento segue para a alteração.`
export const refuseTitle = (after: string) => `Recusar o novo valor de ${after} e cancelar o requerimento?`
export const refuseLeadsTo = 'O requerimento é cancelado, e o fundo não faz a alteração que você pediu.'
export const isFinal = 'Depois de enviada, a resposta não pode ser mudada.'
export const notYet = 'Ainda não'
export const agreeAndSend = 'Aceitar e enviar'
export const refuseAndSend = 'Recusar e cancelar'

// Documents that are corrected.
export const requiredDocuments = 'Documentos necessários'
export const missing = 'Falta para enviar: '

// The fund's staff.
export const staff = 'Equipe do fundo'
export const staffJudges =
  'Veja cada documento, escolha a situação dele e clique em Gravar. Cada leitura de um documento fica registrada.'
export const staffReads =
  'Você pode mudar a situação dos documentos quando o requerimento está “Em análise” ou “Conferido” e o seu perfil permite.'
export const situationOf = (document: string, person: string) => `Situação de ${document} (${person})`
export const save = 'Gravar'
/** The accessible name of Gravar. */
export const saveSituation = (document: string, person: string) =>
  `Gravar a situação de ${document} (${person})`
export const reason = 'Motivo da rejeição'
export const reasonHint = 'O participante lê o motivo nas mensagens do requerimento.'
export const owner = 'Participante'
export const ownerName = 'Nome'
export const toRequests = 'Meus requerimentos'
export const howToAttach = 'Clique em Anexar ou solte o arquivo sobre a linha do documento.'
