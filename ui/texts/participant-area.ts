/** The participant area, for actions that the portal does not have (D-44, D-47). */
export const open = 'Abrir a área do participante'
/** The accessible name of the button, which says that it opens a tab. */
export const openLabel = 'Abrir a área do participante em outra aba'

/** Type 14, which the portal does not open (D-44); the menu's two names follow. */
export const doneThere = 'Este requerimento é feito na área do participante, no menu'
export const menu = 'Cadastro'
export const submenu = 'Recadastramento'
export const onlyThere = `${doneThere} ${menu}/${submenu}.`
