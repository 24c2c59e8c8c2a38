import { openDemanded } from './support/demanded.ts'
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'

test('a picture is shown and enlarged over a step, by keyboard, and Back closes it and leads to the step before', async ({
  page,
  serverUrl,
}) => {
  const dialog = page.getByRole('dialog')
  await openDemanded(page, serverUrl, 'requerimento01')
  await page.getByRole('button', { name: 'Documentos' }).click()
  await page.getByText('14 já conferidos pelo fundo').click()
  const see = page.getByRole('button', { name: /^Ver .*\.png$/ }).first()
  await expect(see.getByText('Ver', { exact: true })).toBeVisible()
  const name = (await see.getAttribute('aria-label'))?.replace('Ver ', '') ?? ''
  await see.press('Enter')

  const picture = dialog.getByRole('img', { name })
  await expect(picture).toBeVisible()
  await expect(dialog).toHaveAccessibleName(name)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)

  const fitted = await picture.boundingBox()
  await dialog.getByRole('button', { name: 'Ampliar' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Ver inteira' })).toBeFocused()
  expect((await picture.boundingBox())?.width).toBeGreaterThan(fitted?.width ?? 0)
  await expectNoSidewaysScroll(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(see).toBeFocused()

  await see.press('Enter')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/1\/1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
