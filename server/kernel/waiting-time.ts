import { formatDistanceStrict } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'

/** A duration in words, rounded up: '15 minutos', '2 horas'. */
export const waitingTime = (milliseconds: number): string =>
  formatDistanceStrict(0, milliseconds, { locale: ptBR, roundingMethod: 'ceil' })
