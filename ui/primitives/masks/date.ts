import type { MaskitoPreprocessor } from '@maskito/core'

import { brazilianFromIso, isInOtherForm, isoFromBrazilian } from '#domain/people/dates.ts'

import { digits, type Mask, tidied } from './mask.ts'

const WITH_SHORT_PARTS = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/
const SEPARATOR = /^[/.\- ]$/
/** A day or a month of one digit, before the caret. */
const LONE_FIGURE = /(^|\/)(\d)$/

const withFullParts = (text: string) =>
  brazilianFromIso(text.trim()).replace(
    WITH_SHORT_PARTS,
    (_, day: string, month: string, year: string) =>
      `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
  )

/** Completes '1/' to '01/'. */
const completedBySeparator: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState
  const atTheEnd = selection[0] === value.length
  if (!SEPARATOR.test(data) || !atTheEnd || !LONE_FIGURE.test(value)) return { elementState, data }
  const completed = value.replace(LONE_FIGURE, '$10$2')
  return { elementState: { value: completed, selection: [completed.length, completed.length] }, data: '/' }
}

/**
 * dd/mm/aaaa on the screen, stored as yyyy-mm-dd. An incomplete date is stored as typed, so that it is not
 * lost on leaving the page, and the rule refuses it. A pasted date in another format is shown as it is;
 * letters are ignored.
 */
export const dateMask: Mask = {
  options: {
    mask: ({ value }) =>
      isInOtherForm(value) ? /^.*$/u : [...digits(2), '/', ...digits(2), '/', ...digits(4)],
    preprocessors: [completedBySeparator, tidied(withFullParts)],
  },
  show: brazilianFromIso,
  keep: (text) => isoFromBrazilian(text) ?? (/\d/.test(text) ? text : ''),
}
