import { sendRequest } from './support/asking.ts'
import { expect, test } from './support/journey.ts'
import { heightOf } from './support/own-font.ts'
import { beatriz, marina, openList } from './support/people.ts'
import { unfold } from './support/wizard.ts'

// FORM-43, STEPS-18 to STEPS-20
test('step 1 of a new retirement request is short, and asks only for unknown data', async ({
  page,
  serverUrl,
}) => {
  await sendRequest(serverUrl, marina)
  await openList(page, marina)
  await page.goto('/requerimento01/novo/1')
  await expect(page.getByText('Praça Sete de Setembro', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Usar a conta do requerimento/ })).toBeVisible()

  await test.step('complete sections are folded', async () => {
    expect(await heightOf(page), 'pixels').toBeLessThanOrEqual(2250)
    await expect(page.getByText('Célia Duarte Pinho', { exact: true })).toBeVisible()
    const own = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Seus dados' }) })
    await expect(own.getByText('Do seu cadastro', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Nome do pai')).toBeHidden()
  })

  await test.step('a prefilled answer is marked until it changes', async () => {
    await unfold(page, 'Seus dados')
    const mother = page.getByLabel('Nome da mãe', { exact: true })
    await expect(mother).toHaveValue('Célia Duarte Pinho')
    await expect(mother).toHaveAccessibleDescription('Do seu cadastro.')
    await mother.fill('Célia Pinho')
    await expect(mother).toHaveAccessibleDescription('')
  })

  await test.step('a refused answer unfolds its section', async () => {
    await unfold(page, 'Endereço e contatos')
    await page.getByLabel('E-mail pessoal').fill('')
    await page.locator('summary').filter({ hasText: 'Endereço e contatos' }).click()
    await expect(page.getByLabel('E-mail pessoal')).toBeHidden()
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByLabel('E-mail pessoal')).toBeVisible()
  })

  await test.step('a person on record is added as a dependant with one click', async () => {
    await page.getByRole('button', { name: 'Adicionar do cadastro: Clara (filha)' }).click()
    const row = page.getByRole('group', { name: 'Dependente 1', exact: true })
    await expect(row.getByLabel('Nome', { exact: true })).toHaveValue('Clara Duarte Alves')
    await expect(row.getByLabel('CPF', { exact: true })).toHaveValue('402.817.365-53')
    await expect(page.getByRole('button', { name: /^Adicionar do cadastro: Clara/ })).toHaveCount(0)
  })
})

test('account, identity card and parents of the last sent request are filled in with one click each', async ({
  page,
}) => {
  await openList(page, beatriz)
  await page.goto('/requerimento01/novo/1')
  const offer = page.getByRole('button', {
    name: /^Usar a conta do requerimento \d+: Banco do Brasil, agência 3075, conta final 4-8$/,
  })
  await offer.click()
  await expect(page.getByLabel('Banco', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Conta', { exact: true })).toHaveValue('120934')
  await expect(page.getByLabel('DV da conta (opcional)')).toHaveValue('8')
  await expect(page.getByLabel('Crédito em conta corrente')).toBeChecked()
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: /^Usar o documento de identidade do requerimento \d+$/ }).click()
  await expect(page.getByLabel('Número do RG')).toBeFocused()
  await expect(page.getByLabel('Número do RG')).toHaveValue('20.417.336-8')
  await expect(page.getByLabel('UF de expedição')).toHaveValue('RJ')
  await page
    .getByRole('button', { name: /^Usar os nomes da sua mãe e do seu pai do requerimento \d+$/ })
    .click()
  await expect(page.getByLabel('Nome da mãe')).toHaveValue('Lourdes Farias Campos')
  await expect(page.getByRole('button', { name: /^Usar o/ })).toHaveCount(0)
})

test('a portability is filled in from the registration like a retirement', { tag: '@complete' }, async ({
  page,
}) => {
  await openList(page, marina)
  await page.goto('/requerimento06/novo/10')
  await unfold(page, 'Seus dados')
  await expect(page.getByLabel('Número do RG')).toHaveValue('MG-11.582.903')
  const mother = page.getByLabel('Nome da mãe')
  await expect(mother).toHaveValue('Célia Duarte Pinho')
  await expect(mother).toHaveAccessibleDescription('Do seu cadastro.')
})
