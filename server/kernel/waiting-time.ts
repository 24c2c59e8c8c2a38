import { formatDistanceStrict } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'

/** So many milliseconds in words, rather too long than too short: '15 minutos', '2 horas'. */
export const waitingTime = (milliseconds: number): string =>
  formatDistanceStrict(0, milliseconds, { locale: ptBR, roundingMethod: 'ceil' })
