/** A request in its steps, with its dialogs. */

/** Instead of a status, before anything of the request is saved. */
export const statusOfNew = 'Novo'
export const readOnly = 'Agora este requerimento só pode ser consultado.'

// What is missing.
const answers = (count: number) => (count === 1 ? '1 campo' : `${count} campos`)
const documents = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`)
const areMissing = (count: number) => (count === 1 ? 'falta' : 'faltam')
export const documentsMissing = (count: number) => `${areMissing(count)} ${documents(count)}`
/** '1 campo a corrigir', 'faltam 2 campos', or both: '1 campo a corrigir, faltam 2'. */
export function answersLeft(wrong: number, missing: number): string {
  if (wrong === 0) return `${areMissing(missing)} ${answers(missing)}`
  return [`${answers(wrong)} a corrigir`, missing > 0 && `${areMissing(missing)} ${missing}`]
    .filter(Boolean)
    .join(', ')
}
export const nobodyDeclared = 'nenhum beneficiário marcado'
export const nothingMissing = 'completo'
export const beingConsulted = 'consultando…'
export const notConsulted = 'consulta pendente'
export const notLookedUp = 'CPF a conferir'

// The buttons, and why one is disabled.
export const next = 'Próximo'
export const keep = 'Gravar e continuar depois'
export const finalize = 'Finalizar requerimento'
export const cancel = 'Cancelar Requerimento'
export const missing = 'Falta para enviar: '
/** A step in the list of what is missing: 'Dados: 3 campos', 'Dados: 1 campo a corrigir, faltam 2'. */
export const leftIn = (step: string, wrong: number, missing: number) =>
  `${step}: ${wrong === 0 ? answers(missing) : answersLeft(wrong, missing)}`
export const closed = (status: string) =>
  `A situação deste requerimento é “${status}”. Agora não há nada a enviar.`
export const consultationFirst = 'Aguarde a consulta dos seus beneficiários.'
export const consultationFirstFailed =
  'Para continuar, é preciso consultar os seus beneficiários. Tente novamente.'

// Step 1.
/** In E (D-49). */
export const closedLegend = 'Você pode corrigir os campos abertos. Os outros ficam como foram enviados.'

// Step 2.
export const consulting = 'Consultando os beneficiários do seu cadastro'
export const consultationFailed = 'Não foi possível consultar os beneficiários do seu cadastro.'

// Step 3.
export const toData = 'Ver os dados informados'
export const requiredDocuments = 'Documentos necessários'
/** The bar at the foot of the window. */
export const attachedOf = (count: number, total: number) =>
  `${count} de ${total} ${total === 1 ? 'documento anexado' : 'documentos anexados'}`
/** After the count of those that are required. */
export const optionalToo = (count: number) =>
  count === 1 ? ' (há mais 1, opcional)' : ` (há mais ${count}, opcionais)`
export const readyToSend = 'pronto para enviar'
export const alreadyChecked = (count: number) =>
  count === 1 ? '1 já conferido pelo fundo' : `${count} já conferidos pelo fundo`
export const alreadySent = (count: number) =>
  count === 1 ? '1 documento já enviado' : `${count} documentos já enviados`
export const alreadyAttached = (count: number) =>
  count === 1 ? '1 documento anexado' : `${count} documentos anexados`
export const allMessages = (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`)
export const filesUnderWay = (count: number) => `Arquivos a caminho: ${count}`
export const complementaryLead = 'Se quiser, acrescente outros documentos.'
export const complementaryWay = 'Outros documentos (opcional)'
export const remove = 'Excluir'
export const removeNamed = (document: string) => `Excluir ${document}`
export const removalTitle = 'Excluir o documento deste requerimento?'
export const removalSpares = 'Ele continua em Meus documentos.'
export const removalDismissed = 'Não, manter'
export const removalConfirmed = 'Sim, excluir'

// Whether to cancel (D-53).
export const cancelTitle = 'Deseja cancelar o requerimento?'
export const cancelIsFinal = 'O cancelamento não pode ser desfeito.'
export const cancelInDemand =
  'Este requerimento está em exigência: o fundo já começou a analisá-lo. Se cancelar, será preciso começar de novo.'
export const cancelDismissed = 'Não, continuar'
export const cancelConfirmed = 'Sim, cancelar'

// Saved elsewhere meanwhile (D-54).
export const overtakenTitle = 'O requerimento foi gravado em outro lugar'
export const overtakenBy =
  'Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui.'
export const overtakenChanges = 'O que mudou:'
const blank = 'em branco'
/** For an empty answer. */
export const answerStored = (answer: string) => `Está gravado: ${answer || blank}`
export const answerTyped = (answer: string) => `Você digitou: ${answer || blank}`
export const overtakenChoice =
  'Se continuar, o que você digitou fica; confira e grave de novo. Se usar a versão gravada, o que digitou é descartado.'
export const takeStored = 'Usar a versão gravada'
export const seeStored = 'Ver a versão gravada'
export const takeTyped = 'Continuar com o que digitei'
export const leftOverTitle = (status: string) => `A situação deste requerimento mudou para “${status}”.`
export const leftOverLead =
  'Ele não pode mais ser alterado, e o que você digitou aqui não foi gravado. Copie o que precisar.'
export const leftOverAnswers = 'O que você digitou e não foi gravado'

// A form that may not be opened (D-28, D-29).
export const unavailableTitle = 'Tipo não disponível'
export const notOffered = 'Este tipo de requerimento não está disponível para você neste portal.'
export const toTypes = 'Ver os tipos de requerimento'
