import { AS_IT_IS, type Mask, reading } from './mask.ts'

type Grouped = {
  /** The characters of a whole number, with its separators. */
  readonly whole: readonly (string | RegExp)[]
  /** The word that is often copied with the number. */
  readonly label: RegExp
  readonly typed: RegExp
  /** Whether the text has only characters of the number and its separators. */
  readonly ownForm: RegExp
  /** Whether the bare text is a number, or the beginning of one. */
  readonly fits: RegExp
  /** Removes the separators. */
  readonly bare: (text: string) => string
}

/** A number in groups on the screen, stored bare. A text that does not fit is shown as it is. */
export function groupedMask({ whole, label, typed, ownForm, fits, bare }: Grouped): Mask {
  const options: Mask['options'] = {
    mask: ({ value }) => (fits.test(bare(value)) ? [...whole] : AS_IT_IS),
    preprocessors: [
      reading({
        typed,
        tidied: (text) => (ownForm.test(text) ? text : bare(text.replace(label, ''))),
      }),
    ],
  }
  return { options, keep: bare }
}
