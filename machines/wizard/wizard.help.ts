/** What the help says in more than one state: one that passes keeps the help of the one before it. */

export const FILLING_HELP =
  'Preencha os dados e clique em Próximo. Depois anexe os arquivos pelo botão Anexar de cada documento e clique em Finalizar requerimento.'

export const DOCUMENTS_HELP =
  'Anexe os arquivos pelo botão Anexar de cada documento. Quando nada faltar, clique em Finalizar requerimento.'

export const SENDING_HELP =
  'Confira o protocolo e os documentos. Depois do envio, o requerimento só muda se o fundo pedir.'

/** In a status other than L and E. */
export const CLOSED_HELP =
  'Este requerimento pode ser lido, mas não mudado. Clique em uma etapa para ver o que você respondeu e anexou. O andamento está na lista, em Ver.'
