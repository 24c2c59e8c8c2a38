import { isValid, parseISO } from 'date-fns'

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const BRAZILIAN_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
/** A date-time with an offset is an instant; one without is local time at the fund. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ].*(Z|[+-]\d{2}(:?\d{2})?)$/
/** The hour and minute of a date-time without an offset. */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})/

/** In words, with a year of two digits, or with the year before the month. */
const OTHER_FORM = /\p{L}{2}|^\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{2}$|^\d{4}[/.\- ]\d{1,2}[/.\- ]\d{1,2}$/u

const FIRST_YEAR = 1500
const LAST_YEAR = 2200

const saoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

const timeInSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

function instantIn(text: string): Date | null {
  if (!INSTANT.test(text)) return null
  const instant = parseISO(text.replace(' ', 'T'))
  return isValid(instant) ? instant : null
}

/** A yyyy-mm-dd that exists in the calendar, years 1500 to 2200 (VALID-05, VALID-06, D-79). */
export function isRealDate(iso: string): boolean {
  const year = Number(ISO_DATE.exec(iso)?.[1])
  // With an explicit zone, because local clocks skip some days.
  return year >= FIRST_YEAR && year <= LAST_YEAR && isValid(parseISO(`${iso}T00:00:00Z`))
}

/**
 * A date that is neither in the stored format nor the beginning of dd/mm/aaaa: '1 de março de 1980',
 * '1/3/80', '1980/03/01'.
 */
export const isInOtherForm = (text: string) => OTHER_FORM.test(text.trim()) && !ISO_DATE.test(text.trim())

/** dd/mm/aaaa as yyyy-mm-dd; null for text that is not an existing date in this format (VALID-03). */
export function isoFromBrazilian(text: string): string | null {
  const iso = text.trim().replace(BRAZILIAN_DATE, '$3-$2-$1')
  return isRealDate(iso) && iso !== text.trim() ? iso : null
}

/**
 * yyyy-mm-dd, or the day in America/Sao_Paulo of an ISO date-time, as dd/mm/aaaa; any other text unchanged,
 * so that a date in progress is kept.
 */
export function brazilianFromIso(isoDateOrDateTime: string): string {
  const instant = instantIn(isoDateOrDateTime)
  if (instant) return saoPaulo.format(instant)
  const day = isoDateOrDateTime.split(/[T ]/)[0] ?? ''
  return ISO_DATE.test(day) ? day.replace(ISO_DATE, '$3/$2/$1') : isoDateOrDateTime
}

/**
 * Completed years from one yyyy-mm-dd to another; negative if `toIso` is earlier. A person born on 29
 * February completes a year on 1 March in years without that day.
 */
export function wholeYearsBetween(fromIso: string, toIso: string): number {
  const years = Number(toIso.slice(0, 4)) - Number(fromIso.slice(0, 4))
  return toIso.slice(5) < fromIso.slice(5) ? years - 1 : years
}

/** An ISO date-time at the fund as 'dd/mm/aaaa às hh:mm'; a date without time as 'dd/mm/aaaa'. */
export function brazilianMoment(isoDateOrDateTime: string): string {
  const day = brazilianFromIso(isoDateOrDateTime)
  const instant = instantIn(isoDateOrDateTime)
  const time = instant ? timeInSaoPaulo.format(instant) : WALL_CLOCK.exec(isoDateOrDateTime)?.[1]
  return time ? `${day} às ${time}` : day
}
