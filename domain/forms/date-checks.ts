import { messages } from '../messages.ts'
import { isRealDate } from '../people/dates.ts'
import type { Check } from './form.ts'

/** Refuses a day that is still to come, with the enrolment's sentence unless the form has another (VALID-08, D-80). */
export const notInFuture =
  <Name extends string>(field: Name, message: string = messages.dateAfterToday): Check<Name, Name> =>
  (values, { today }) =>
    isRealDate(values[field]) && values[field] > today ? { field, message } : null

/** 'Data final menor que data inicial' beside an end that comes before its start (VALID-07, D-99). */
export const inOrder =
  <Start extends string, End extends string>(start: Start, end: End): Check<End, Start | End> =>
  (values) =>
    isRealDate(values[start]) && isRealDate(values[end]) && values[end] < values[start]
      ? { field: end, message: messages.endBeforeStart }
      : null
