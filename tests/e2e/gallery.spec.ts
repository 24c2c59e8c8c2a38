import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import axe, { type NodeResult, type RunOnly, type RunOptions } from 'axe-core'

import { COLOURS, openGallery } from '../../tools/cli/lib/gallery-page.mjs'
import { keepJudgedPictures } from './support/judged-pictures.ts'
import { watch } from './support/watch.ts'

/** The rules of axe-core: WCAG 2.2 A and AA, and its best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Findings that axe-core cannot decide; they were checked by hand and hold everywhere. */
const REVIEWED = [
  // A modal dialog keeps the focus out of the page behind it.
  'aria-hidden-focus: focusable-modal-open',
  // Selects draw their arrow as a background picture beside the text.
  'color-contrast: bgGradient',
  'color-contrast: bgImage',
  // The line between the steps runs above their titles.
  'color-contrast: pseudoContent',
  // The version is drawn over the panel's hills, none of which is lighter than the panel.
  'color-contrast: imgNode',
  // Covered by a notice or by a long dialog's actions; scrolling uncovers it.
  'color-contrast: elmPartiallyObscuring',
  'color-contrast: elmPartiallyObscured',
  'color-contrast: bgOverlap',
  // A document in the browser's own viewer.
  'frame-tested: frame-tested',
]

/** Rules about colours, sizes and overlapping elements. */
const DRAWN = [
  'aria-hidden-focus',
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * All pictures are judged by all rules at the first width.
 */
const WIDTHS = [1280, 320]

/**
 * Runs in the page: axe-core takes `-webkit-text-fill-color` for the text colour, but Chromium does not
 * change it in forced colours.
 */
function hideFill(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name)
  }
}

/** Chromium's text size at 200 %, which scales all sizes in em and rem. */
const LARGE_TEXT = { fontSizes: { standard: 32, fixed: 26 } }

/** The pictures are split into these parts, which run in parallel; each opens the gallery, which takes seconds. */
const PARTS = [0, 1, 2, 3, 4]

type Walk = { readonly pictures: number; readonly findings: readonly string[] }

type Task = {
  readonly part: number
  readonly parts: number
  /** By axe-core too, in default and in forced colours. */
  readonly isJudged: boolean
  readonly tags: readonly string[]
  readonly drawnRules: readonly string[]
  /** Of axe-core, for all pictures of a chart except its first, which is judged by all. */
  readonly rulesOfOthers: 'all' | 'drawn'
  readonly reviewed: readonly string[]
}

const TASK = {
  parts: PARTS.length,
  isJudged: true,
  tags: TAGS,
  drawnRules: DRAWN,
  rulesOfOthers: 'drawn',
  reviewed: REVIEWED,
} as const satisfies Partial<Task>

declare global {
  interface Window {
    /** Switches the page to these colours; the names are those of `COLOURS`. */
    readonly drawIn: (colours: keyof typeof COLOURS) => Promise<void>
  }
}

/**
 * Runs in the page: judges each picture of the part that looks new.
 * The other rules read only markup and visibility, so if those are equal in forced colours, only `DRAWN` can
 * give another result. At a further width they change with the surroundings of a screen, such as its menu, of
 * which one picture of each chart is enough.
 */
async function walk(task: Task): Promise<Walk> {
  const { part, parts, isJudged, tags, drawnRules, rulesOfOthers, reviewed } = task
  const { captions, show, faults, isWaiting, markup } = window.gallery
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const everything: RunOnly = { type: 'tag', values: [...tags] }
  const whatIsDrawn: RunOnly = { type: 'rule', values: [...drawnRules] }

  // Both only cost time: frames show documents, and all style sheets are local.
  const settings: RunOptions = { preload: false, iframes: false }
  const sized: RunOnly = { type: 'rule', values: ['target-size'] }
  // A control that a sticky bar partly covers can be scrolled, so it is judged again in the middle of the
  // window.
  const fitsScrolled = async ({ target }: NodeResult): Promise<boolean> => {
    document.querySelector(String(target.at(-1)))?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { passes } = await axe.run({ include: [target as string[]] }, { ...settings, runOnly: sized })
    window.scrollTo({ top: 0, behavior: 'instant' })
    return passes.length > 0
  }

  const judge = async (runOnly: RunOnly): Promise<readonly string[]> => {
    const { violations, incomplete } = await axe.run(document, {
      ...settings,
      runOnly,
      resultTypes: ['violations', 'incomplete'],
      // The heading is loaded with the screen.
      ...(runOnly === everything && { rules: { 'page-has-heading-one': { enabled: !isWaiting() } } }),
    })
    const violated: string[] = []
    for (const { id, nodes } of violations)
      for (const node of nodes)
        if (id !== 'target-size' || !(await fitsScrolled(node)))
          violated.push(`${id} at ${node.target.join(' ')}: ${node.failureSummary}`)
    const undecided = incomplete.flatMap(({ id, nodes }) =>
      nodes
        .map(({ any, all, target }) => {
          const checks = [...any, ...all].map((check) => check.data?.messageKey ?? check.id)
          return { kind: `${id}: ${checks.join(', ')}`, target }
        })
        .filter(({ kind }) => !reviewed.includes(kind))
        .map(({ kind, target }) => `to be looked at: ${kind} at ${target.join(' ')}`),
    )
    return [...violated, ...undecided]
  }
  const judgeOnce = async (colours: string, runOnly: RunOnly): Promise<readonly string[]> => {
    const judging = [
      colours,
      runOnly.values,
      isWaiting(),
      document.title,
      document.body.style.cssText,
      markup(),
    ].join('\n')
    const found = (await window.isFaultless(judging)) ? [] : await judge(runOnly)
    if (found.length === 0) await window.keepFaultless(judging)
    return found
  }
  // Content that is hidden from screen readers only needs checks of focus and colours, which are in `DRAWN`.
  const visible = () =>
    [...document.body.querySelectorAll(':not([aria-hidden=true], [aria-hidden=true] *)')]
      .map((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect()
        const hasRoom = width > 0 && height > 0 && right > 0 && bottom > 0
        return hasRoom && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      })
      .join()

  const seen = new Set<string>()
  const findings: string[] = []
  for (const [index, { chart, leaves, unfolded, trait }] of captions.entries()) {
    const isFirst = captions.findIndex((caption) => caption.chart === chart) === index
    const rules = isFirst ? 'all' : rulesOfOthers
    if (index % parts !== part) continue
    await show(index)
    const drawn = markup()
    if (seen.has(drawn)) continue
    seen.add(drawn)
    const picture = [chart, leaves.join(' + '), unfolded ?? '', trait && `(${trait})`].join(' ')
    const report = (colours: string, found: readonly string[]) =>
      findings.push(...found.map((finding) => `${picture}, ${colours} colours: ${finding}`))

    report('default', faults())
    if (!isJudged) continue
    const before = visible()
    report('default', await judgeOnce('default', rules === 'all' ? everything : whatIsDrawn))
    await window.drawIn('forced')
    const isSame = markup() === drawn && visible() === before
    report('forced', [...faults(), ...(await judgeOnce('forced', isSame ? whatIsDrawn : everything))])
    await window.drawIn('default')
  }
  return { pictures: seen.size, findings }
}

// LOOK-05
for (const width of WIDTHS) {
  const rulesOfOthers: Task['rulesOfOthers'] = width === WIDTHS[0] ? 'all' : 'drawn'
  for (const part of PARTS) {
    const title = `the states of every chart are accessible, ${width} px, part ${part + 1} of ${PARTS.length}`
    test(title, { tag: '@complete' }, async ({ browser }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      const pageErrors = await watch(context)
      const page = await context.newPage()
      await page.exposeFunction('drawIn', (colours: keyof typeof COLOURS) =>
        page.emulateMedia({ forcedColors: COLOURS[colours] }),
      )
      const writeJudged = await keepJudgedPictures(
        page,
        `${width}-${part}`,
        [axe.version, browser.version(), width, readFileSync(import.meta.filename, 'utf8')].join('\n'),
      )
      await openGallery(page)
      await page.evaluate(axe.source)
      await page.evaluate(hideFill)
      const { pictures, findings } = await page.evaluate(walk, { ...TASK, part, rulesOfOthers })
      await context.close()
      writeJudged()

      expect(findings).toEqual([])
      expect(pageErrors, 'errors on the page').toEqual([])
      expect(pictures, 'pictures that differ').toBeGreaterThan(40)
    })
  }
}

for (const part of PARTS) {
  const title = `every state fits with text of twice the size on a phone, part ${part + 1} of ${PARTS.length}`
  test(title, { tag: '@complete' }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', LARGE_TEXT)
    await openGallery(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const { pictures, findings } = await page.evaluate(walk, { ...TASK, part, isJudged: false })
    expect(findings).toEqual([])
    expect(pictures, 'pictures that differ').toBeGreaterThan(40)
  })
}
