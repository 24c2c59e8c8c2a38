import { isValid, parseISO } from 'date-fns'

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const BRAZILIAN_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
/** A date-time that names its offset is an instant; one without is a wall clock at the fund. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ].*(Z|[+-]\d{2}(:?\d{2})?)$/
/** The hour and minute of a date-time without an offset. */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})/

/** In words, with a year of two figures, or with the year before the month. */
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
  // The explicit zone keeps the calendar check away from days that local clocks skip.
  return year >= FIRST_YEAR && year <= LAST_YEAR && isValid(parseISO(`${iso}T00:00:00Z`))
}

/** A date that is neither in store's form nor on its way to dd/mm/aaaa: '1 de março de 1980', '1/3/80', '1980/03/01'. */
export const isInOtherForm = (text: string) => OTHER_FORM.test(text.trim()) && !ISO_DATE.test(text.trim())

/** dd/mm/aaaa as yyyy-mm-dd; null when the text is not a real date written that way (VALID-03). */
export function isoFromBrazilian(text: string): string | null {
  const iso = text.trim().replace(BRAZILIAN_DATE, '$3-$2-$1')
  return isRealDate(iso) && iso !== text.trim() ? iso : null
}

/**
 * yyyy-mm-dd, or the day in America/Sao_Paulo of an ISO date-time, as dd/mm/aaaa.
 * '' stays ''; a text that is no ISO date comes back as it is, so that half-typed dates survive.
 */
export function brazilianFromIso(isoDateOrDateTime: string): string {
  const instant = instantIn(isoDateOrDateTime)
  if (instant) return saoPaulo.format(instant)
  const day = isoDateOrDateTime.split(/[T ]/)[0] ?? ''
  return ISO_DATE.test(day) ? day.replace(ISO_DATE, '$3/$2/$1') : isoDateOrDateTime
}

/**
 * Completed years from one yyyy-mm-dd to another; negative when `toIso` comes first.
 * Someone born on 29 February completes a year on 1 March where the year has no such day.
 */
export function wholeYearsBetween(fromIso: string, toIso: string): number {
  const years = Number(toIso.slice(0, 4)) - Number(fromIso.slice(0, 4))
  return toIso.slice(5) < fromIso.slice(5) ? years - 1 : years
}

/** An ISO date-time at the fund as 'dd/mm/aaaa às hh:mm'; a date alone stays one. */
export function brazilianMoment(isoDateOrDateTime: string): string {
  const day = brazilianFromIso(isoDateOrDateTime)
  const instant = instantIn(isoDateOrDateTime)
  const time = instant ? timeInSaoPaulo.format(instant) : WALL_CLOCK.exec(isoDateOrDateTime)?.[1]
  return time ? `${day} às ${time}` : day
}
