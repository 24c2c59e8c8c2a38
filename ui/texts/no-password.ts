/** Help for who has no password (core 2, /naotemsenha). */
export const title = 'Não tem senha?'
export const whichTitle = 'Qual senha usar'
export const which =
  'A senha deste portal é a mesma da área restrita do participante. Se você já entra lá, use aqui o seu CPF e aquela senha.'
export const noneTitle = 'Nunca tive senha ou esqueci a minha'
export const none =
  'Fale com o atendimento do fundo e peça uma senha. Tenha à mão o seu CPF e um documento de identidade: o atendimento confere os dois antes de criar a senha.'
export const protectTitle = 'Proteja a sua senha'
export const protect =
  'Não a informe a outra pessoa. O fundo nunca pede a sua senha por telefone, e-mail ou mensagem.'
