export const title = 'Portal do participante'
export const lead = 'Entre para abrir e acompanhar os seus requerimentos.'
/** For screen readers; each field shows its own message. */
export const incomplete = 'Preencha o CPF e a senha.'
export const incompleteWithCode = 'Preencha o CPF, a senha e o código do aplicativo.'
/** Of the authenticator app (P-730). */
export const appCode = 'Código do aplicativo'
/** Beside 'Usuário ou senha inválidos', as nothing on the screen is called 'usuário'. */
export const checkBoth = 'Confira o CPF e a senha.'
export const enter = 'Entrar'
export const withoutPassword = 'Não tem senha? clique aqui!'
export const forgotten = 'Esqueceu a senha? É o mesmo caminho.'
