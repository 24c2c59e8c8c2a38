/** Help for people without a password, and the registration of visitors. */
export const title = 'Não tem senha?'
export const whichTitle = 'Qual senha usar'
export const which =
  'A senha deste portal é a mesma da área restrita do participante. Se você já entra lá, use aqui o seu CPF e aquela senha.'
export const noneTitle = 'Nunca tive senha ou esqueci a minha'
export const none =
  'Consulte o seu CPF nesta página. Enviamos um código ao e-mail do seu cadastro. Com o código, você cria a senha.'
export const noEmail =
  'Se o fundo não tem o seu e-mail, ou ele mudou, fale com o atendimento e peça que o atualize. Tenha à mão o seu CPF e um documento de identidade.'
export const protectTitle = 'Proteja a sua senha'
export const protect =
  'Não conte a sua senha a ninguém. O fundo nunca pede a sua senha por telefone, e-mail ou mensagem.'

// The lookup of the CPF.
export const lookUpTitle = 'Consulte o seu CPF'
export const lookUpLead = 'Para criar um acesso ou uma senha nova, comece pelo CPF.'
export const lookUp = 'Pesquisar'
/** `left`: mm:ss */
export const lookUpAgainIn = (left: string) => `Você pode pesquisar de novo em ${left}.`
export const codeInOtherTab = 'O código só vale na aba em que você o pediu. Fechou a aba? Peça outro.'
export const toRequests = 'Meus requerimentos'
export const toNewDocument = 'Enviar documento'

// For people on the fund's records.
export const hasPasswordTitle = 'Este CPF já tem senha'
export const hasPassword =
  'Entre com o CPF e a senha da área restrita do participante: ela é a mesma deste portal.'
export const hasPasswordForgotten =
  'Esqueceu a senha? Enviamos um código ao e-mail do seu cadastro. Com o código, você cria outra.'
export const lacksPasswordTitle = 'Este CPF ainda não tem senha'
export const lacksPassword = 'Enviamos um código ao e-mail do seu cadastro. Com o código, você cria a senha.'
export const receiveCode = 'Receber um código por e-mail'
export const toLogin = 'Ir para o login'
export const toArea = 'Abrir a área restrita'
export const otherCpf = 'Consultar outro CPF'

// The form.
export const registrationTitle = 'Informações cadastrais'
export const registrationLead =
  'Este CPF ainda não tem cadastro. Preencha os seus dados e escolha uma senha; depois mandamos um código ao seu e-mail.'
export const passwordTitle = 'Nova Senha'
export const passwordLead =
  'Este CPF já está cadastrado. Escolha a senha nova; depois mandamos um código ao e-mail do seu cadastro.'
export const continueToCode = 'Continuar'
export const restored =
  'Recuperamos o que você preencheu nesta aba. As senhas não são guardadas: digite-as de novo.'
/** `left`: mm:ss */
export const codeStillGood = (left: string) =>
  `O código que enviamos ainda vale por ${left}. Ao continuar, use o mesmo.`

// The code.
export const codeTitle = 'Código de confirmação'
export const sendingTitle = 'Enviando o código'
export const notSentTitle = 'O código ainda não foi enviado'
export const sendingCode = 'Um momento…'
export const sentTo = (address: string) => `Enviamos um código de 6 números para ${address}.`
export const sentToOnFile = 'Se há um e-mail no seu cadastro, enviamos um código de 6 números para ele.'
export const code = 'Código'
export const codeHint = 'Digite ou cole os 6 números da mensagem mais recente.'
export const confirm = 'Confirmar'
export const codeLeft = (left: string) => `O código vale por mais ${left}, uma única vez.`
export const triesLeft = (tries: number) =>
  tries === 1 ? 'Resta 1 tentativa.' : `Restam ${tries} tentativas.`
export const sameTab =
  'O código só vale nesta aba. Se você abriu o e-mail em outra aba ou no celular, digite o código aqui.'
export const notArrivedTitle = 'O código não chegou?'
export const notArrived = (perHour: number) =>
  `Confira o endereço e a caixa de spam. Você pode pedir até ${perHour} códigos por hora; cada um substitui o anterior.`
export const sendAgain = 'Enviar novo código'
export const sendFirst = 'Enviar código'
export const sendAgainIn = (left: string) => `Você pode pedir outro código em ${left}.`
export const sendAgainNow = 'Você já pode pedir outro código.'
export const sendingAgain = 'Enviando outro código…'
export const backToForm = 'Voltar ao formulário'
export const overByTime = 'Os 10 minutos do código acabaram. Peça um novo código.'
export const overByTries = 'O código foi digitado errado 5 vezes e não vale mais. Peça um novo código.'
export const overOtherwise = 'Este código não vale mais. Peça um novo código.'
export const overMaybeDone =
  'Este código já foi usado. A conexão caiu enquanto ele era conferido, e a confirmação pode ter sido feita: tente entrar com o CPF e a senha que você escolheu. Se não conseguir, peça um novo código.'

// Done.
export const confirmedTitle = 'Código confirmado'
export const confirmedRegistration =
  'O seu cadastro está pronto. Entre com o CPF e a senha que você escolheu.'
export const confirmedPassword =
  'A sua senha nova já vale, e as sessões que estavam abertas foram encerradas. Entre com ela.'
