import { existsSync, readFileSync } from 'node:fs'

import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

import type { FlowIndex } from '../../flows/site.ts'
import { inProject } from '../../scripts/lib/project.mjs'
import { watch } from './support/watch.ts'

/** Never requested: the files are served by request interception, from a folder as on any web server. */
const PAGES = 'http://flows.test/somewhere/'

/** The rules of axe-core: WCAG 2.2 A and AA, and its best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const INDEX = inProject('dist/flows/data/index.json')

async function open(page: Page, address = '') {
  if (!existsSync(INDEX)) throw new Error("The analysts' pages are not built.")
  await page.route(`${PAGES}**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/somewhere/', '') || 'index.html'
    const file = inProject('dist/flows', name)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  // Otherwise another place behind the '#' would be the same page still.
  await page.goto('about:blank')
  await page.goto(`${PAGES}${address}`)
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: [...tags] } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
  }, TAGS)
}

test('every chart opens without an error', async ({ page, context }) => {
  const pageErrors = await watch(context)
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa dos fluxos')
  const { charts }: FlowIndex = JSON.parse(readFileSync(INDEX, 'utf8'))
  for (const { name, title } of charts) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, `/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('listbox', { name: `Desenho do fluxo ${title}` })).toBeVisible()
  }
  expect(pageErrors).toEqual([])
  expect(charts.length).toBeGreaterThan(40)
})

test('a link, the search and the arrow keys lead to a state', async ({ page }) => {
  await open(page, '#/session?estado=expired')
  const panel = page.getByRole('region', { name: 'Sessão expirada' })
  await expect(panel).toContainText('SESSION-14')
  await panel.getByRole('link', { name: 'clica em OK' }).click()
  await expect(page).toHaveURL(/transicao=session%2Fexpired%2Falert\.acknowledged%231$/)
  await expect(panel.locator('[aria-current]')).toContainText('clica em OK → Saindo')

  await page.getByRole('searchbox', { name: 'Buscar em todos os fluxos' }).fill('saida confirmando')
  await page.getByRole('link', { name: 'Confirmando a saída', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dentro do portal')
  await expect(page.getByRole('region', { name: 'Confirmando a saída' })).toBeVisible()

  await page.getByRole('option', { name: /^Usando o portal/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: /^Dentro do portal/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Dentro do portal' })).toBeVisible()
})

test('a drawing is downloaded as a file that needs no style sheet', async ({ page }) => {
  await open(page, '#/session')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o desenho (SVG)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('session.svg')
  const svg = readFileSync(await download.path(), 'utf8')
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toMatch(/<text [^>]*font-size="15px"[^>]*>Entrando<\/text>/)
  expect(svg).toMatch(/<text [^>]*textLength="/)
  expect(svg).not.toMatch(/ (class|style|role|tabindex)=/)
})

/** Of each width, which pages are judged. */
const JUDGED = { 1280: ['', '#/session?estado=expired'], 360: ['#/session?estado=expired'] }

for (const [width, addresses] of Object.entries(JUDGED)) {
  test(`everybody can use the pages, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 })
    for (const address of addresses) {
      await open(page, address)
      await expect(page.getByRole('listbox')).toBeVisible()
      expect(await faultsOf(page), address).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, address).toBeLessThanOrEqual(Number(width))
    }
  })
}
