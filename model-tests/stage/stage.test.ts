import { describe, test } from 'vitest'
import { HTML, questions } from './small-page.ts'
import { openBlankStage } from './stage.ts'

describe('the stage answers as Chromium does (model-tests/browser/stage.spec.ts)', () => {
  test.each(Object.entries(questions))('%s', async (_name, ask) => {
    const { page, close } = openBlankStage(HTML)
    await ask(page)
    close()
  })
})
