/** Agreement to share documents; the agreed text is in the domain. */
export const title = 'Autorização'
export const copiesTitle = 'Uso das cópias dos seus documentos'
