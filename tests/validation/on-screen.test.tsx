import { describe, expect, test } from 'vitest'

import { isBlank, noticeOf } from './row.ts'
import { sheets } from './sheets.ts'
import { openSheet } from './support/screen.tsx'

const written = (answers: object) => JSON.stringify(answers)

describe.each(sheets)('validation of $name', (sheet) => {
  test('Próximo shows each message at its answer, and continues if there is none', async () => {
    const form = await openSheet(sheet)
    const found: unknown[] = []
    for (const { answers } of sheet.rows) {
      const kept = await form.answer(answers)
      await form.proceed()
      found.push([written(kept), { alert: form.alert(), says: form.messages() }])
      form.restore()
    }
    const alert = expect.stringContaining(noticeOf(sheet))
    expect(found).toEqual(sheet.rows.map(({ answers, says }) => [written(answers), { alert, says }]))

    await form.proceed()
    expect(form.isSaving()).toBe(!isBlank(sheet))
  })
})
