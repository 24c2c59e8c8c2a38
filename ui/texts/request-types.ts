/** What can be begun. */
export const title = 'Novo requerimento'
export const lead = 'Veja para que serve cada requerimento e que documentos separar.'
export const noTypes =
  'Não há nenhum tipo de requerimento disponível para você. Em caso de dúvida, fale com o atendimento do fundo.'
export const start = 'Iniciar requerimento'

// A draft of the type (P-135).
export const draftBegun = 'Você tem um rascunho deste requerimento.'
export const draftBegunAs = (protocol: string) =>
  `Você tem um rascunho deste requerimento (protocolo ${protocol}).`
export const draftOrAnother = 'Continue de onde parou ou comece outro.'
export const continueDraft = 'Continuar rascunho'
