import { expect, test } from '@playwright/test'
import axe from 'axe-core'

import { COLOURS, openGallery } from '../../scripts/lib/gallery-page.mjs'
import { watch } from './support/watch.ts'

/** What axe-core is asked for: WCAG 2.2 A and AA, and its own advice (security A1). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const WIDTHS = [1280, 320]

/**
 * Runs in the page: axe-core would take the author's fill of a text for its colour, which Chromium leaves as it was
 * where it forces the colour itself.
 */
function hideFill(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
  }
}

type Walk = { readonly pictures: number; readonly findings: readonly string[] }

/** Runs in the page: every picture, one after the other, each that looks as none before is judged. */
async function walk(tags: readonly string[]): Promise<Walk> {
  const { captions, show, faults, isWaiting, sight } = window.gallery
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const seen = new Set<string>()
  const findings: string[] = []
  for (const [index, { chart, leaves, unfolded, trait }] of captions.entries()) {
    await show(index)
    const drawn = sight()
    if (seen.has(drawn)) continue
    seen.add(drawn)
    const { violations } = await axe.run(document, {
      runOnly: [...tags],
      resultTypes: ['violations'],
      // Both only cost time: there is no frame, and no style sheet from elsewhere.
      preload: false,
      iframes: false,
      // The title comes with the screen.
      rules: { 'page-has-heading-one': { enabled: !isWaiting() } },
    })
    const violated = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    const picture = [chart, leaves.join(' + '), unfolded ?? '', trait && `(${trait})`].join(' ')
    findings.push(...[...faults(), ...violated].map((finding) => `${picture}: ${finding}`))
  }
  return { pictures: seen.size, findings }
}

for (const width of WIDTHS) {
  for (const [name, forcedColors] of Object.entries(COLOURS)) {
    test(`every state of every chart can be used by everybody, ${width} px, ${name} colours`, async ({
      browser,
    }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        forcedColors,
        reducedMotion: 'reduce',
      })
      const complaints = await watch(context)
      const page = await context.newPage()
      await openGallery(page)
      await page.evaluate(axe.source)
      await page.evaluate(hideFill)
      const { pictures, findings } = await page.evaluate(walk, TAGS)
      await context.close()

      expect(findings).toEqual([])
      expect(complaints, 'errors on the page').toEqual([])
      expect(pictures, 'pictures that differ').toBeGreaterThan(100)
    })
  }
}
