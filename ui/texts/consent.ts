/** Agreement to share documents (core 2); what is agreed to is text of the domain. */
export const title = 'Autorização'
export const copiesTitle = 'Uso das cópias dos seus documentos'
