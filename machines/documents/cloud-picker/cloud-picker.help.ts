/** Help texts of the list: for choosing a document, and for viewing only. */
export const LIST_HELP =
  'Documentos que você já enviou ao fundo, do mais recente ao mais antigo. Ver abre o documento, Baixar guarda uma cópia no seu aparelho.'

export const CHOICE_HELP = `${LIST_HELP} Clique em Anexar para usar o documento neste requerimento.`
