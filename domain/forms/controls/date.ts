import type { MaskitoPreprocessor } from '@maskito/core'

import { brazilianFromIso, isInOtherForm, isoFromBrazilian, isRealDate } from '../../people/dates.ts'
import { digitsOf } from '../../people/digits.ts'
import type { ControlDefinition } from './control.ts'
import { AS_IT_IS, digits, reading } from './mask.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const WITH_SHORT_PARTS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/
const SEPARATOR = /^[/.\- ]$/
/** A day or a month of one digit, before the caret. */
const LONE_FIGURE = /(^|\/)(\d)$/
const OWN_FORM = /^[\d/]*$/
const LENGTH = 8

function tidied(text: string): string {
  const date = text.trim()
  if (ISO_DATE.test(date)) return brazilianFromIso(date)
  return date.replace(
    WITH_SHORT_PARTS,
    (_, day: string, month: string, year: string) =>
      `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
  )
}

/** A stored date as dd/mm/aaaa; other texts as they are. */
export const dateInWords = (value: string): string => (isRealDate(value) ? brazilianFromIso(value) : value)

/** Any separator is typed as '/', which completes '1/' to '01/'. */
const separatorTyped: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState
  if (!SEPARATOR.test(data)) return { elementState, data }
  const atTheEnd = selection[0] === value.length
  if (!atTheEnd || !LONE_FIGURE.test(value)) return { elementState, data: '/' }
  const completed = value.replace(LONE_FIGURE, '$10$2')
  return { elementState: { value: completed, selection: [completed.length, completed.length] }, data: '/' }
}

/**
 * dd/mm/aaaa on the screen, stored as yyyy-mm-dd. An incomplete date is stored as typed, so that it is not
 * lost on leaving the page, and the rule refuses it. Pasted text that is no date in a usual form is shown as
 * it is; letters that are typed are ignored.
 */
export const date: ControlDefinition = {
  keyboard: { inputMode: 'numeric' },
  size: 12,
  hint: 'dd/mm/aaaa',
  mask: {
    options: {
      mask: ({ value }) => {
        const fits = OWN_FORM.test(value) && digitsOf(value).length <= LENGTH && !isInOtherForm(value)
        return fits ? [...digits(2), '/', ...digits(2), '/', ...digits(4)] : AS_IT_IS
      },
      preprocessors: [separatorTyped, reading({ typed: /[\d/]/, tidied })],
    },
    show: brazilianFromIso,
    keep: (text) => isoFromBrazilian(text) ?? (/[^/]/.test(text) ? text : ''),
  },
  inWords: dateInWords,
}
