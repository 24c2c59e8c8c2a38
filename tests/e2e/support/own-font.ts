import type { Page } from '@playwright/test'

/**
 * Draws the page with the portal's own font, so that a measure of it depends neither on the fonts of the system
 * nor on when the font arrived: it is optional, and a page that gets it late is drawn without it.
 *
 * @throws Error if the page declares no font that is loaded from a file
 */
export async function withOwnFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const declared = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        family: style.getPropertyValue('font-family'),
        source: style.getPropertyValue('src'),
        weight: style.getPropertyValue('font-weight'),
      }))
      .find(({ source }) => source.includes('url('))
    if (declared === undefined) throw new Error('the page has no font of its own')
    const face = new FontFace(declared.family.replaceAll('"', ''), declared.source, {
      weight: declared.weight,
    })
    document.fonts.add(await face.load())
    await document.fonts.ready
  })
}

/**
 * The height of the page, drawn with the portal's own font. Browsers round the widths of letters differently, so
 * that a line more is broken in one of them: a limit leaves room for 5 %.
 *
 * @returns CSS pixels
 */
export async function heightOf(page: Page): Promise<number> {
  await withOwnFont(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}
