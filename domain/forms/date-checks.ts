import { messages } from '../messages.ts'
import { isRealDate } from '../people/dates.ts'
import type { Check } from './form.ts'

const EARLIEST_BIRTH = '1900-01-01'

/** Refuses a future date, with the enrolment's message unless the form has its own (VALID-08, D-80). */
export const notInFuture =
  <Name extends string>(field: Name, message: string = messages.dateAfterToday): Check<Name, Name> =>
  (values, { today }) =>
    isRealDate(values[field]) && values[field] > today ? { field, message } : null

/** 'Data final menor que data inicial' at an end date before the start date (VALID-07, D-99). */
export const inOrder =
  <Start extends string, End extends string>(start: Start, end: End): Check<End, Start | End> =>
  (values) =>
    isRealDate(values[start]) && isRealDate(values[end]) && values[end] < values[start]
      ? { field: end, message: messages.endBeforeStart }
      : null

/** Rejects a birth date before 1900 (D-126). */
export const bornSince1900 =
  <Name extends string>(field: Name): Check<Name, Name> =>
  (values) =>
    isRealDate(values[field]) && values[field] < EARLIEST_BIRTH
      ? { field, message: messages.bornTooEarly }
      : null

/**
 * Refuses a date before the birth of the participant, or of the person that `born` returns; not if that date
 * is unknown (D-126).
 */
export const notBeforeBirth =
  <Name extends string, Born extends string = never>(
    field: Name,
    message: string,
    born?: Born,
  ): Check<Name, Name | Born> =>
  (values, { birthDate }) => {
    const birth = born === undefined ? birthDate : values[born]
    return birth !== null && isRealDate(birth) && isRealDate(values[field]) && values[field] < birth
      ? { field, message }
      : null
  }

/** Refuses a date more than one year in the future; exactly one year is accepted (D-126). */
export const withinAYear =
  <Name extends string>(field: Name, message: string): Check<Name, Name> =>
  (values, { today }) =>
    isRealDate(values[field]) && values[field] > sameDayNextYear(today) ? { field, message } : null

const sameDayNextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
