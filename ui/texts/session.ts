/** The time of a session, and the questions at its end (D-09 to D-12, D-18, D-61). */
export const remainingTime = 'Tempo restante da sessão'
/** Beside the digits on wide screens. */
export const session = 'Sessão'
export const minutesLeft = (minutes: number) =>
  minutes === 1 ? 'Resta 1 minuto de sessão.' : `Restam ${minutes} minutos de sessão.`

// The warnings before its end.
export const endsWithinMinute = 'Sua sessão termina em menos de 1 minuto'
export const endsWithinFiveMinutes = 'Sua sessão termina em menos de 5 minutos'
export const remaining = 'Tempo restante:'
export const draftStays = 'O que você preencheu fica guardado nesta aba.'
export const uploadWouldStop =
  'Há um envio de documento que não terminou: se a sessão terminar antes dele, ele será interrompido.'
export const passwordLead =
  'Para continuar conectado, digite a sua senha mais uma vez. Nada do que está na tela se perde.'
export const notNow = 'Agora não'
export const stay = 'Continuar conectado'

// If it cannot be prolonged any more.
export const cannotStay = 'Sua sessão não pode mais ser prolongada'
/** `time` of day: '14:05'. */
export const endsAt = (time: string) => `Ela termina às ${time}. Depois disso, é só entrar de novo.`
export const understood = 'Entendi'

// Sair.
export const exit = 'Sair'
export const yes = 'Sim'
export const no = 'Não'
export const answersLost = 'O que você preencheu e ainda não gravou será descartado.'
export const answersLostElsewhere =
  'Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.'
export const uploadWouldStopElsewhere =
  'Em outra aba há um envio de documento que não terminou: ele será interrompido.'

// Failures that end the session.
export const answersKept = 'O que você preencheu está guardado nesta aba. Entre de novo para continuar.'
export const callId = 'Se falar com o fundo sobre isto, informe este código:'
export const translationMayBeCause =
  'A tradução automática do navegador pode ser a causa. Desligue a tradução desta página antes de entrar de novo.'
export const alert = 'Alerta'
export const ok = 'OK'
export const retryFirst =
  'Algo não funcionou. Tente novamente; se não der certo, clique em OK e entre outra vez. O que você preencheu não se perde.'
