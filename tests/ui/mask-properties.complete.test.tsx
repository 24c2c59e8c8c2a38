import { maskitoTransform } from '@maskito/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'

import type { ControlDefinition } from '#domain/forms/controls/control.ts'
import { CONTROLS } from '#domain/forms/controls/controls.ts'
import type { Mask } from '#domain/forms/controls/mask.ts'
import { numberMask } from '#domain/forms/controls/number.ts'
import { MaskedInput } from '#ui/primitives/masked-input.tsx'

const masks: readonly (readonly [string, Mask])[] = [
  ...Object.entries(CONTROLS).flatMap(([name, { mask }]: [string, ControlDefinition]) =>
    mask ? [[name, mask] as const] : [],
  ),
  ['code', numberMask],
]

/** Full-width digits are digits; the others are ASCII. */
const digitsIn = (text: string) => [...text.normalize('NFKC')].filter((sign) => /[0-9]/.test(sign)).join('')
const lettersIn = (text: string) => [...text.toUpperCase()].filter((sign) => /\p{L}/u.test(sign)).join('')

/**
 * The digits that have to be kept. A phone may lose a prefix that the field names; a date may be completed by
 * zeros and change the places of day and year.
 */
function meant(name: string, mask: Mask, written: string, text: string): string {
  const found = digitsIn(text)
  if (name === 'date') return [...found.replaceAll('0', '')].sort().join('')
  return mask.removed?.(written) ? found.replace(/^(00)?(55)?0?/, '') : found
}

function Harness({ mask }: { mask: Mask }) {
  const [answer, setAnswer] = useState('')
  return (
    <>
      <MaskedInput aria-label="Campo" mask={mask} answer={answer} onAnswer={setAnswer} />
      <output data-testid="kept">{answer}</output>
    </>
  )
}

async function pasted(mask: Mask, text: string) {
  const { unmount } = render(<Harness mask={mask} />)
  const input = screen.getByLabelText<HTMLInputElement>('Campo')
  const user = userEvent.setup()
  await user.click(input)
  await user.paste(text)
  const result = { shown: input.value, kept: screen.getByTestId('kept').textContent }
  await user.tab()
  const left = input.value
  unmount()
  return { ...result, left }
}

const sign = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...'0123456789') },
  { weight: 2, arbitrary: fc.constantFrom(...'０５９') },
  { weight: 3, arbitrary: fc.constantFrom(...' .,-/()+–−\u00a0\u200b') },
  { weight: 2, arbitrary: fc.constantFrom(...'OIlexXPçñßª') },
)
const written = fc.array(sign, { minLength: 1, maxLength: 20 }).map((signs) => signs.join(''))
const samples = ['0800 723 1234', '11 98765-432O', '2 mil', '1e3', '052998224725', '+55 (0)11 91234-5678']

// VALID-32
describe('masks take no digit and no letter away', () => {
  const check = (name: string, mask: Mask, text: string, shown: string, kept: string) => {
    const written = text.normalize('NFKC').replaceAll(/[–−]/g, '-').replaceAll('\u200b', '')
    const of = (result: string) => meant(name, mask, written, result)
    expect(of(shown)).toBe(of(text))
    expect(of(kept).replace(/^0+/, '')).toBe(of(text).replace(/^0+/, ''))
    expect(lettersIn(shown)).toBe(lettersIn(text))
    expect(lettersIn(kept)).toBe(lettersIn(text))
  }
  const examples = samples.map((text): [string] => [text])

  test.each(masks)('%s: a text that the browser fills in', (name, mask) => {
    fc.assert(
      fc.property(written, (text) => {
        const shown = maskitoTransform(text, mask.options)
        check(name, mask, text, shown, mask.keep(shown))
      }),
      { numRuns: 500, seed: 20261126, examples },
    )
  })

  test.each(masks)(
    '%s: a text that is pasted, also after the field is left',
    async (name, mask) => {
      await fc.assert(
        fc.asyncProperty(written, async (text) => {
          const { shown, kept, left } = await pasted(mask, text)
          check(name, mask, text, shown, kept)
          expect(lettersIn(left)).toBe(lettersIn(text))
        }),
        { numRuns: 12, seed: 20261126, examples },
      )
    },
    30_000,
  )
})
