/** Screens without content: an unknown URL, a missing request, or a chunk that did not load (P-92, P-166). */
export const unknownTitle = 'Página não encontrada'
export const unknown =
  'O endereço que você abriu não existe neste portal. Ele pode ter sido digitado com um erro ou não ser mais usado.'
export const toTheStart = 'Voltar ao início'
export const toRequests = 'Ver meus requerimentos'
export const toRequest = 'Voltar ao requerimento'

export const notLoadedTitle = 'Não foi possível carregar a página'
export const notLoaded =
  'Verifique a sua conexão e tente novamente. Você continua conectado, e o que já preencheu fica guardado nesta aba.'

export const missingRequestTitle = 'Requerimento não encontrado'
export const missingRequest =
  'Este requerimento não existe ou não é seu. Na lista estão todos os seus requerimentos.'

export const documentNotAskedTitle = 'Documento não pedido'
export const documentNotAsked =
  'Este requerimento não pede este documento. Os documentos pedidos dependem do que você informa no formulário.'
