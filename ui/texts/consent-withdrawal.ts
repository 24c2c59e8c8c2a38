/** Withdrawal of the agreement to share documents. */
export const wanted = 'Retirar a autorização de uso dos documentos'
export const question = 'Deseja retirar a autorização?'
/** What withdrawing stops, and what it does not. */
export const consequences = [
  'Sem a autorização você não acompanha requerimentos, não envia, não corrige e não abre documentos no portal até autorizar de novo.',
  'Os requerimentos já enviados continuam em análise, e o fundo mantém os documentos deles. Se o fundo pedir uma correção, para responder será preciso autorizar de novo.',
  'O que está gravado não é apagado. Envios de arquivos em andamento são interrompidos.',
]
export const dismissed = 'Não retirar'
export const confirmed = 'Retirar a autorização'
