/** The way to the participant area, where things are done that the portal does not do (D-44, D-47). */
export const open = 'Abrir a área do participante'
/** In place of the words on the button, which do not say where it opens. */
export const openLabel = 'Abrir a área do participante em outra aba'

/** Type 14, which the portal does not open (D-44); the menu's two names follow. */
export const doneThere = 'Este requerimento é feito na área do participante, no menu'
export const menu = 'Cadastro'
export const submenu = 'Recadastramento'
export const onlyThere = `${doneThere} ${menu}/${submenu}.`
