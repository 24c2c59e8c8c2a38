import { isDeepStrictEqual } from 'node:util'

import { describe, expect, test } from 'vitest'

import { type ByPath, isBlank, noticeOf, type Row } from '#tools/samples/validation/row.ts'
import { sheets } from '#tools/samples/validation/sheets.ts'
import { openSheet } from './support/screen.tsx'

const written = (answers: object) => JSON.stringify(answers)

const isApart = (one: ByPath, other: ByPath) => Object.keys(one).every((path) => !(path in other))

/**
 * Rows with different answers and messages as one row, where by the rules none changes the messages of
 * another one: drawing a form takes most of the time of these tests.
 */
function joined(rows: readonly Row[], expected: (answers: ByPath) => ByPath): readonly Row[] {
  const groups: Row[] = []
  for (const row of rows) {
    const index = groups.findIndex(({ answers, says }) => {
      const both = { ...says, ...row.says }
      return (
        isApart(answers, row.answers) &&
        isApart(says, row.says) &&
        isDeepStrictEqual(expected({ ...answers, ...row.answers }), both)
      )
    })
    const group = groups[index]
    if (group === undefined) groups.push(row)
    else
      groups[index] = {
        answers: { ...group.answers, ...row.answers },
        says: { ...group.says, ...row.says },
        rule: `${group.rule}, ${row.rule}`,
      }
  }
  return groups
}

describe.each(sheets)('validation of $name', (sheet) => {
  test('Próximo shows each message at its answer, and continues if there is none', async () => {
    const form = await openSheet(sheet)
    const rows = joined(sheet.rows, form.expected)
    const found: unknown[] = []
    for (const { answers } of rows) {
      const kept = await form.answer(answers)
      await form.proceed()
      found.push([written(kept), { alert: form.alert(), says: form.messages() }])
      form.restore()
    }
    const alert = expect.stringContaining(noticeOf(sheet))
    expect(found).toEqual(rows.map(({ answers, says }) => [written(answers), { alert, says }]))

    await form.proceed()
    expect(form.isSaving()).toBe(!isBlank(sheet))
  })
})
