import { expect, test } from '@playwright/test'

import { openGallery } from '../../scripts/lib/gallery-page.mjs'

/** How translations change the page: each text is put into an element, or an element takes its place. */
const WAYS = ['around', 'instead'] as const

/** The walks are split into these parts, which run in parallel. */
const PARTS = [0, 1, 2, 3]

type Task = { readonly part: number; readonly parts: number; readonly way: (typeof WAYS)[number] }

/**
 * Runs in the page: takes each path of each chart, with every text of every state translated before the
 * next event. Returns the states whose words are not those of the page without a translation.
 */
function translateEverything({ part, parts, way }: Task) {
  const translate = () => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (words.nextNode()) texts.push(words.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, option, textarea, script, style'))
        continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(way === 'around' ? text : text.data)
    }
  }
  const { walks, walk } = window.gallery
  const findings: string[] = []
  let states = 0
  for (const [index, chart] of walks.entries()) {
    if (index % parts !== part) continue
    const expected = walk(index, () => {})
    const found = walk(index, translate)
    states += found.length
    for (const [at, text] of found.entries()) {
      const wanted = expected[at] ?? ''
      if (text === wanted) continue
      let from = 0
      while (text[from] === wanted[from]) from += 1
      const near = (all: string) => all.slice(Math.max(0, from - 30), from + 60)
      findings.push(`${chart}, event ${at + 1} of walk ${index}: "${near(text)}" for "${near(wanted)}"`)
      break
    }
  }
  return { states, findings }
}

for (const way of WAYS) {
  for (const part of PARTS) {
    const title = `every state goes on with ${way === 'around' ? '<font> around' : '<font> instead of'} its texts, part ${part + 1} of ${PARTS.length}`
    test(title, { tag: '@complete' }, async ({ page }) => {
      test.setTimeout(240_000)
      const logged: string[] = []
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
      await openGallery(page)
      const { states, findings } = await page.evaluate(translateEverything, {
        part,
        parts: PARTS.length,
        way,
      })
      expect(findings).toEqual([])
      expect(logged, 'errors of a render').toEqual([])
      expect(states).toBeGreaterThan(100)
    })
  }
}
