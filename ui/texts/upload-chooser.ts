/** Where the document of a row comes from. */
export const title = 'Anexar documento'
export const origin = 'De onde vem o documento?'
export const cloudHint = 'Na sua nuvem estão os documentos que você já enviou ao fundo'
export const cancel = 'Cancelar'
export const proceed = 'Prosseguir'
