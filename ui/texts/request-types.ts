/** What can be begun (core 2 "Request types"). */
export const title = 'Novo requerimento'
export const lead = 'Escolha o que você precisa. Ao abrir um tipo, você lê para que ele serve.'
export const noTypes =
  'Não há nenhum tipo de requerimento disponível para você. Em caso de dúvida, fale com o atendimento do fundo.'
export const start = 'Iniciar requerimento'

// A draft of the type (P-135).
export const draftBegun = 'Você já começou um requerimento deste tipo e ainda não o enviou.'
export const draftBegunAs = (protocol: string) =>
  `Você já começou um requerimento deste tipo, de protocolo ${protocol}, e ainda não o enviou.`
export const draftOrAnother = 'Continue de onde parou ou comece outro.'
export const continueDraft = 'Continuar rascunho'
