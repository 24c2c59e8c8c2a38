export const SENDING_HELP =
  'Confira o protocolo e os documentos. Depois do envio, o requerimento só muda se o fundo pedir.'

export const CANCELLING_HELP =
  'Preencha os dados e clique em Próximo. Depois anexe os arquivos da lista e clique em Finalizar requerimento.'
