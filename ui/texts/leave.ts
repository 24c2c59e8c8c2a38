/** The question before leaving a form with unsaved answers (D-61). */
export const title = 'Voltar sem gravar?'
export const leave = 'Voltar sem gravar'
export const stay = 'Continuar preenchendo'
export const draftStays =
  'O que você preencheu ainda não foi gravado. Um rascunho fica guardado nesta aba e volta quando você abrir este requerimento de novo. Se você sair do sistema ou fechar a aba, ele será perdido.'
export const answersLost =
  'O que você preencheu ainda não foi gravado e será perdido, porque este navegador não guarda rascunhos.'
export const situationsLost =
  'As situações e os motivos que você escolheu ainda não foram gravados e serão perdidos.'
