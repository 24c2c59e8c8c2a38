import { expect, expectNoSidewaysScroll, test } from './support/journey.ts'
import { helena, logIn } from './support/people.ts'

test('a participant withdraws the consent, is shown what that stops, and gives it again', async ({
  page,
}) => {
  await logIn(page, helena)
  const wanted = page.getByRole('button', { name: 'Retirar a autorização de uso dos documentos' })
  const question = page.getByRole('alertdialog', { name: 'Deseja retirar a autorização?' })

  await test.step('the consequences are shown, and nothing happens without a confirmation', async () => {
    await wanted.click()
    await expect(question).toContainText('Os requerimentos já enviados continuam em análise')
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(wanted).toBeFocused()
  })

  await test.step('after the confirmation nothing but the consent can be used', async () => {
    await wanted.click()
    await question.getByRole('button', { name: 'Retirar a autorização' }).click()
    await expect(page.getByText('Autorização retirada.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Autorização', exact: true })).toBeVisible()
    await page.goto('/tiposreq')
    await expect(page.getByRole('heading', { name: 'Autorização', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gravar' })).toBeVisible()
  })

  await test.step('with another consent the address that was asked for is shown, and the list is back', async () => {
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page.getByRole('table', { name: 'Meus requerimentos' })).toBeVisible()
    await expect(wanted).toBeVisible()
  })
})
