/** The first screen of staff who have not agreed to share documents of their own. */
export const title = 'Análise de documentos'
export const byAddress =
  'Um requerimento do tipo 16 (Aceite de alteração de beneficiários) que está Em análise ou Conferido é aberto pelo endereço dele: /requerimento05/ e o número do protocolo.'
export const own =
  'Para ver os seus próprios requerimentos, o portal pede antes a sua autorização de uso das cópias dos seus documentos.'
export const toRequests = 'Meus requerimentos'
