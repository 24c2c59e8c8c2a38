/** Help texts of several states; a transient state keeps the help of the one before it. */

export const FILLING_HELP =
  'Preencha os dados e clique em Próximo. Depois anexe os arquivos pelo botão Anexar de cada documento e clique em Finalizar requerimento.'

export const DECLARATION_HELP =
  'Beneficiários são pessoas com vínculo legal que recebem a pensão. Marque quem deve constar neste requerimento.'

export const DOCUMENTS_HELP =
  'Anexe os arquivos pelo botão Anexar de cada documento. Quando nada faltar, clique em Finalizar requerimento.'

/** In statuses other than L and E. */
export const CLOSED_HELP =
  'Este requerimento não pode mais ser alterado. Clique em um passo para ver o que você informou e anexou. O andamento está na lista, em Ver.'

export const ATTACHING_HELP =
  'Escolha de onde vem o documento e depois o arquivo. Aceitamos pdf, png, jpg e jpeg.'

export const OVERTAKEN_HELP =
  'O requerimento foi gravado em outro lugar depois que você o abriu. Escolha se continua com o que digitou ou se usa a versão gravada.'
