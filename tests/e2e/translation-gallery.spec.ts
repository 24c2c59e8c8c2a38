import { expect, test } from '@playwright/test'

import { openGallery } from '../../tools/cli/lib/gallery-page.mjs'
import { addTranslation } from './support/translate.ts'

/** The walks are split into these parts, which run in parallel. */
const PARTS = [0, 1, 2, 3]

const SENTENCE =
  'A tradução automática do navegador pode ser a causa. Desligue a tradução desta página antes de entrar de novo.'

type Task = { readonly part: number; readonly parts: number; readonly sentence: string }

/**
 * Runs in the page: takes each path of each chart, with two `<font>` around every text of every state before
 * the next event. Returns the states whose words are not those of the page without a translation.
 */
function translateEverything({ part, parts, sentence }: Task) {
  const { walks, walk } = window.gallery
  const findings: string[] = []
  let states = 0
  for (const [index, chart] of walks.entries()) {
    if (index % parts !== part) continue
    const expected = walk(index, () => {})
    // The one sentence that a translated page has in addition.
    const found = walk(index, window.translateTexts).map((text) => text.replace(sentence, ''))
    states += expected.length
    const at = found.findIndex((text, event) => text !== expected[event])
    if (at === -1) continue
    const [text, wanted] = [found[at] ?? '', expected[at] ?? '']
    let from = 0
    while (text[from] === wanted[from]) from += 1
    const near = (all: string) => all.slice(Math.max(0, from - 30), from + 60)
    findings.push(`${chart}, event ${at + 1}: "${near(text)}" for "${near(wanted)}"`)
  }
  return { states, findings }
}

for (const part of PARTS) {
  const title = `every state goes on where its texts are translated, part ${part + 1} of ${PARTS.length}`
  test(title, { tag: '@complete' }, async ({ page }) => {
    test.setTimeout(400_000)
    const logged: string[] = []
    // Other errors are those of charts that a silent gallery ends, with a translation and without.
    page.on('console', (message) => {
      if (message.text().includes('NotFoundError')) logged.push(message.text())
    })
    await page.addInitScript(addTranslation)
    await openGallery(page)
    const { states, findings } = await page.evaluate(translateEverything, {
      part,
      parts: PARTS.length,
      sentence: SENTENCE,
    })
    expect(findings).toEqual([])
    expect(logged, 'nodes that React did not find').toEqual([])
    expect(states).toBeGreaterThan(300)
  })
}
