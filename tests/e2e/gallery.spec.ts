import { expect, test } from '@playwright/test'
import axe from 'axe-core'

import { COLOURS, openGallery } from '../../scripts/lib/gallery-page.mjs'
import { watch } from './support/watch.ts'

/** What axe-core is asked for: WCAG 2.2 A and AA, and its own advice (security A1). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core leaves to people and people have looked at: it holds wherever it is found (security A1). */
const REVIEWED = [
  // The page behind a dialog: the dialog keeps the keyboard.
  'aria-hidden-focus: focusable-modal-open',
  // Lists draw their arrow as a picture, beside the words.
  'color-contrast: bgGradient',
  'color-contrast: bgImage',
  // The line from step to step runs between the marks, above the titles.
  'color-contrast: pseudoContent',
  // The version stands on the hills of the panel, of which none is lighter than the panel.
  'color-contrast: imgNode',
  // A notice over the page, or a long dialog under its actions: what is covered can be brought into sight.
  'color-contrast: elmPartiallyObscuring',
  'color-contrast: elmPartiallyObscured',
  'color-contrast: bgOverlap',
  // A document in the browser's own viewer.
  'frame-tested: frame-tested',
]

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

/** Chromium's own setting of the text size at twice its value: what is measured in em and rem grows with it. */
const LARGE_TEXT = { fontSizes: { standard: 32, fixed: 26 } }

type Walk = { readonly pictures: number; readonly findings: readonly string[] }

/** Runs in the page: every picture, one after the other, each that looks as none before is judged. */
async function walk([tags, reviewed]: readonly [readonly string[], readonly string[]]): Promise<Walk> {
  const { captions, show, faults, isWaiting, sight } = window.gallery
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const seen = new Set<string>()
  const findings: string[] = []
  for (const [index, { chart, leaves, unfolded, trait }] of captions.entries()) {
    await show(index)
    const drawn = sight()
    if (seen.has(drawn)) continue
    seen.add(drawn)
    const { violations, incomplete } = await axe.run(document, {
      runOnly: [...tags],
      resultTypes: ['violations', 'incomplete'],
      // Both only cost time: what stands in a frame is the browser's, and no style sheet is from elsewhere.
      preload: false,
      iframes: false,
      // The title comes with the screen.
      rules: { 'page-has-heading-one': { enabled: !isWaiting() } },
    })
    const violated = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    const undecided = incomplete.flatMap(({ id, nodes }) =>
      nodes
        .map(({ any, all, target }) => {
          const checks = [...any, ...all].map((check) => check.data?.messageKey ?? check.id)
          return { kind: `${id}: ${checks.join(', ')}`, target }
        })
        .filter(({ kind }) => !reviewed.includes(kind))
        .map(({ kind, target }) => `to be looked at: ${kind} at ${target.join(' ')}`),
    )
    const picture = [chart, leaves.join(' + '), unfolded ?? '', trait && `(${trait})`].join(' ')
    findings.push(...[...faults(), ...violated, ...undecided].map((finding) => `${picture}: ${finding}`))
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
      const { pictures, findings } = await page.evaluate(walk, [TAGS, REVIEWED] as const)
      await context.close()

      expect(findings).toEqual([])
      expect(complaints, 'errors on the page').toEqual([])
      expect(pictures, 'pictures that differ').toBeGreaterThan(100)
    })
  }
}

/** Runs in the page: what is wrong with each picture to the eye. */
async function look(): Promise<Walk> {
  const { captions, show, faults, sight } = window.gallery
  const seen = new Set<string>()
  const findings: string[] = []
  for (const [index, { chart, leaves }] of captions.entries()) {
    await show(index)
    const drawn = sight()
    if (seen.has(drawn)) continue
    seen.add(drawn)
    findings.push(...faults().map((fault) => `${chart} ${leaves.join(' + ')}: ${fault}`))
  }
  return { pictures: seen.size, findings }
}

test('every state has room for text of twice the size on a phone', async ({ page, context }) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', LARGE_TEXT)
  await openGallery(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  const { pictures, findings } = await page.evaluate(look)
  expect(findings).toEqual([])
  expect(pictures, 'pictures that differ').toBeGreaterThan(100)
})
