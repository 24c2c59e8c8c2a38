/** Texts of all forms around their questions; the questions are in domain/forms. */
export const tickedOrNot = (isTicked: boolean) => (isTicked ? 'Sim' : 'Não')
export const notAnswered = 'Não preenchido'
export const add = (row: string) => `Adicionar ${row.toLowerCase()}`
export const remove = 'Excluir'
export const removeNamed = (row: string) => `Excluir ${row.toLowerCase()}`
export const removed = (row: string) => `Você excluiu: ${row}`
export const undo = 'Desfazer'
export const undoNamed = (row: string) => `Desfazer a exclusão de ${row}`
export const rowNumbered = (row: string, number: number) => `${row} ${number}`
export const lookingUpPostalCode = 'Consultando o CEP…'
/** For screen readers that read the button without its field. */
export const lookUpCpfAgain = (deed: string) => `${deed}: consultar o CPF`
export const lookUpPostalCodeAgain = (deed: string) => `${deed}: consultar o CEP`
export const lookingUpCpf = 'Consultando o CPF…'
export const didYouMean = (email: string) => `Você quis dizer ${email}?`
export const takeEmail = (email: string) => `Usar ${email}`
/** A line of the summary, of an answer that is missing, by its control. */
export const toFillIn = (label: string) => `Preencha: ${label}`
export const toChoose = (label: string) => `Escolha: ${label}`
export const toAnswer = (label: string) => `Responda: ${label}`
export const toTick = (label: string) => `Marque: ${label}`
/** Over the lines; `isMore`: others are wrong. */
export const answersMissing = (count: number, isMore: boolean) =>
  isMore
    ? 'Responda o que falta e corrija o que está errado:'
    : `${count === 1 ? 'Falta 1 resposta' : `Faltam ${count} respostas`}:`
export const moreProblems = (count: number) => `Mais ${count} problemas`

// The fund's lists of choices.
export const listsMissing = 'Não foi possível carregar as opções de algumas listas.'
export const listsMissingAdvice =
  'Sem elas você não pode escolher, por exemplo, a patrocinadora e a regional. O que você preencheu continua aqui.'

// Warnings about unlikely answers.
export const warningsTitle = 'Confira antes de gravar'
export const warningsLead = 'Isto não impede de continuar, mas chama a atenção:'
export const proposedByFund = 'Veio do cadastro do fundo. Confira, corrija ou exclua.'

// A row of the fund's records.
export const nothingOnRecord = '—'

// A person on the fund's records.
export const bornOn = 'Data de nascimento'
export const kinship = 'Parentesco'

// Whether the answers are saved; `time` is hh:mm.
export const savedAt = (time: string) => `Gravado às ${time}`
export const saved = 'Tudo gravado'
export const unsaved = 'Alterações ainda não gravadas'
export const draftRestored = (time: string) => `Recuperamos o que você preencheu até ${time}.`
export const draftRefused = 'Este navegador não guarda rascunhos.'
export const draftRefusedAdvice =
  'Clique em Gravar e continuar depois antes de sair desta página: o que não for gravado será perdido.'
export const draftKept = (time: string) => `Guardado só nesta aba às ${time}.`
export const savedElsewhere =
  'Este rascunho foi alterado em outra aba ou aparelho, e a gravação automática parou. O que você digitou está guardado. Clique em Próximo ou em Gravar e continuar depois para escolher a versão que vale.'
