import type { Page } from '@playwright/test'

import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { heightOf, withOwnFont } from './support/own-font.ts'
import { beatriz, logIn } from './support/people.ts'

/** The top of the first matching element, in pixels from the top of the page. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((found) => Math.round(found.getBoundingClientRect().top + window.scrollY))

test('the list begins with the requests that wait for the participant, high on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, beatriz)
  const waiting = page.getByRole('region', { name: /^Esperam por você \(\d+\)$/ })
  await expect(waiting.getByText(/O comprovante de residência está ilegível/)).toBeVisible()
  await withOwnFont(page)
  expect(await topOf(page, 'main section li')).toBeLessThan(260)
  expect(await heightOf(page)).toBeLessThan(2200)

  await test.step('on a phone its first request is visible without scrolling', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await page.getByRole('table').waitFor()
    await withOwnFont(page)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
    expect(await topOf(page, 'main section li')).toBeLessThan(320)
    expect(await heightOf(page)).toBeLessThan(3380)
    await expectNoSidewaysScroll(page)
  })

  await test.step('on a phone the whole card links to the request, beside its other link', async () => {
    const card = page.getByRole('row').filter({ hasText: 'Em exigência' })
    await expect(card.getByRole('link', { name: /^Editar/ })).toBeVisible()
    const box = await card.boundingBox()
    expect(box?.height).toBeLessThan(150)
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/\/ver\/\d+$/)
    await page.goBack()
  })

  await test.step('Corrigir opens the first incomplete step', async () => {
    await waiting.getByRole('link', { name: /^Corrigir/ }).click()
    await expect(page).toHaveURL(/\/requerimento01\/\d+\/1\/3$/)
  })
})
