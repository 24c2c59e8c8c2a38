import { format, parseISO, subDays, subYears } from 'date-fns'

const DAYS_AFTER_BIRTHDAY = 100

const iso = (day: Date) => format(day, 'yyyy-MM-dd')

export const daysBefore = (today: string, days: number) => iso(subDays(parseISO(today), days))

/** yyyy-mm-dd, `years` years and 100 days before `today`, so that no birthday is near. */
export const yearsBefore = (today: string, years: number) =>
  iso(subDays(subYears(parseISO(today), years), DAYS_AFTER_BIRTHDAY))

/** A time within working hours, `days` days before `today`. */
export const momentBefore = (today: string, days: number) =>
  new Date(
    `${daysBefore(today, days)}T${String(9 + (days % 8)).padStart(2, '0')}:${String((days * 7) % 60).padStart(2, '0')}:00-03:00`,
  )
