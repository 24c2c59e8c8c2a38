import { expect, test } from './support/journey.ts'
import { logIn, marina } from './support/people.ts'

test('a draft is kept, taken up again and cancelled', async ({ page }) => {
  await logIn(page, marina)
  const draft = page.getByRole('row').filter({ hasText: 'Em elaboração' })

  await test.step('what is typed is there after a reload', async () => {
    await draft.getByRole('link', { name: /^Editar/ }).click()
    await page.getByLabel('Nome do pai').fill('Augusto Alves')
    await page.reload()
    await expect(page.getByLabel('Nome do pai')).toHaveValue('Augusto Alves')
  })

  await test.step('the way back leads to the list', async () => {
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/')
    await draft.getByRole('link', { name: /^Editar/ }).click()
  })

  await test.step('cancelling asks first', async () => {
    await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Não' }).click()
    await expect(page.getByLabel('Nome do pai')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click()
    await expect(page.getByText('Requerimento cancelado com sucesso!').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(draft).toHaveCount(0)
  })
})
