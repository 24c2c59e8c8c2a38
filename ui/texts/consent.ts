/** Agreement to share documents; what is agreed to is text of the domain. */
export const title = 'Autorização'
export const copiesTitle = 'Uso das cópias dos seus documentos'
