import { sendRequest } from './support/asking.ts'
import { expect, test } from './support/journey.ts'
import { heightOf } from './support/own-font.ts'
import { beatriz, helena, marina, openList } from './support/people.ts'
import { unfold } from './support/wizard.ts'

// FORM-43, STEPS-18 to STEPS-20
test('step 1 of a new retirement request is short, and asks only for unknown data', async ({
  page,
  serverUrl,
}) => {
  await sendRequest(serverUrl, marina)
  await openList(page, marina)
  await page.goto('/requerimento01/novo/1')
  await expect(
    page.getByText('Praça Sete de Setembro, 120, Apto 402, Centro, Belo Horizonte, Minas Gerais, 30130-010', {
      exact: true,
    }),
  ).toBeVisible()
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
    await page.getByRole('button', { name: 'Adicionar Clara (filha)' }).click()
    const row = page.getByRole('group', { name: 'Dependente 1', exact: true })
    await expect(row.getByLabel('Nome', { exact: true })).toHaveValue('Clara Duarte Alves')
    await expect(row.getByLabel('CPF', { exact: true })).toHaveValue('402.817.365-53')
    await expect(page.getByRole('button', { name: /^Adicionar Clara/ })).toHaveCount(0)
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
  await expect(page.getByLabel('Conta corrente')).toBeChecked()
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

/** The most words, hidden ones and closed lists of choices included, and the most pixels. */
const LIMITS: readonly (readonly [
  typeId: number,
  who: string,
  width: number,
  words: number,
  pixels: number,
])[] = [
  [1, marina, 1280, 265, 2150],
  [3, marina, 1280, 310, 2130],
  [3, beatriz, 360, 200, 2150],
  [4, helena, 1280, 230, 1900],
  [4, helena, 360, 160, 1860],
  [10, marina, 1280, 250, 1900],
  [10, marina, 360, 220, 2750],
  [11, helena, 1280, 590, 3200],
  [11, helena, 360, 200, 2_700],
]

const SCREENS: Readonly<Record<number, string>> = { 1: '01', 3: '01', 4: '02', 10: '06', 11: '03' }

test.describe('step 1 of a new request has few words and a short page', () => {
  for (const [typeId, who, width, words, pixels] of LIMITS) {
    test(`of type ${typeId} of ${who}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openList(page, who)
      await page.goto(`/requerimento${SCREENS[typeId]}/novo/${typeId}`)
      await page.getByRole('button', { name: 'Próximo' }).waitFor()
      expect(await heightOf(page), 'pixels').toBeLessThanOrEqual(pixels)
      const said = await page.evaluate(() => document.body.innerText.split(/\s+/).filter(Boolean))
      expect(said.length, 'words').toBeLessThanOrEqual(words)
    })
  }
})

test('a form of many sections has an index with what is left in each', async ({ page }) => {
  await openList(page, marina)
  await page.goto('/requerimento06/novo/10')
  const index = page.getByRole('navigation', { name: 'Seções do formulário' })
  await expect(index).toMatchAriaSnapshot(`
    - navigation "Seções do formulário":
      - list:
        - listitem: 
          - link "Plano completo"
        - listitem:
          - link "Entidade de destino falta 1"
        - listitem:
          - link "Plano de destino faltam 2"
        - listitem:
          - link "Endereço da entidade de destino opcional"
        - listitem:
          - link "Conta da entidade de destino opcional"
        - listitem:
          - link "Imposto de Renda completo"
        - listitem:
          - link "Seus dados completo"
        - listitem:
          - link "Endereço e contatos completo"
  `)
  await expect(page.getByLabel('CEP da entidade (opcional)')).toBeHidden()
  await index.getByRole('link', { name: 'Endereço da entidade' }).click()
  await expect(page.getByLabel('CEP da entidade (opcional)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Endereço da entidade' })).toBeFocused()
  await expect(index.locator('[aria-current]')).toHaveText('Endereço da entidade de destino')
})

test('from six sections on a form has an index beside it where there is room', async ({ page }) => {
  const index = page.getByRole('navigation', { name: 'Seções do formulário' })
  await openList(page, marina)
  await page.goto('/requerimento01/novo/3')
  await expect(index.getByRole('link')).toHaveCount(6)
  await page.setViewportSize({ width: 1000, height: 740 })
  await expect(index).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto('/requerimento01/novo/7')
  await expect(page.getByRole('button', { name: 'Próximo' })).toBeVisible()
  await expect(index).toHaveCount(0)
})

test('on a phone one section is open at a time, and the pressed line does not move', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openList(page, beatriz)
  await page.goto('/requerimento01/novo/3')
  const question = page.getByRole('group', { name: 'Você quer receber o resgate em parcelas?' })
  await expect(question).toBeVisible()
  await expect(page.getByLabel('Banco', { exact: true })).toBeHidden()
  const line = page.locator('summary').filter({ hasText: 'Recebimento' })
  await line.scrollIntoViewIfNeeded()
  await expect(line).toContainText('Preencher')
  await expect(page.locator('summary').filter({ hasText: 'Endereço e contatos' })).toContainText('Alterar')
  const before = await line.boundingBox()
  await line.click()
  await expect(page.getByLabel('Banco', { exact: true })).toBeVisible()
  await expect(question).toBeHidden()
  expect((await line.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(question).toBeVisible()
  await expect(page.getByLabel('Banco', { exact: true })).toBeVisible()
})

// P-163
test('on a phone the button that leads on is the first under the step, also for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openList(page, marina)
  await page.goto('/requerimento01/novo/1')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Próximo').focus()
  let above = await button('Próximo').boundingBox()
  expect(above?.width).toBe(328)
  for (const name of ['Voltar', 'Gravar e continuar depois', 'Cancelar Requerimento']) {
    await page.keyboard.press('Tab')
    await expect(button(name)).toBeFocused()
    const here = await button(name).boundingBox()
    expect(here?.y, name).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    above = here
  }
})
