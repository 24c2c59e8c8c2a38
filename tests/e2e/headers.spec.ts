import type { Page } from '@playwright/test'
import { openDemanded } from './support/demanded.ts'
import { expect, test } from './support/journey.ts'
import { beatriz, logIn } from './support/people.ts'

/** What the policy refused so far; the page hears of some of it later. */
const refusedIn = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => complaint.startsWith('policy: '))

const wasSmuggled = (page: Page) => page.evaluate(() => 'smuggled' in window)

/** Tries to make a text run or become markup, in every way that a browser has; answers how each way ended. */
const smuggleText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    const ways = {
      // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested.
      eval: () => globalThis.eval('window.smuggled = true'),
      innerHTML: () => {
        document.body.innerHTML = '<b>smuggled</b>'
      },
      script: () => {
        const script = document.createElement('script')
        script.text = 'window.smuggled = true'
        document.body.append(script)
      },
      policy: () => trustedTypes.createPolicy('default', {}),
    }
    const ended: string[] = []
    for (const [name, way] of Object.entries(ways)) {
      // In a turn of its own: what the test itself runs is exempt from the ban on eval.
      await new Promise((resolve) => setTimeout(resolve))
      try {
        way()
        ended.push(`${name}: went through`)
      } catch (error) {
        ended.push(`${name}: ${(error as Error).name}`)
      }
    }
    return ended
  })

test.describe('the content policy', () => {
  test('lets no text become markup or a script', async ({ page, complaints }) => {
    await page.goto('/login')
    await expect(page.getByLabel('CPF')).toBeVisible()
    expect(await smuggleText(page)).toEqual([
      'eval: EvalError',
      'innerHTML: TypeError',
      'script: TypeError',
      'policy: TypeError',
    ])
    expect(await wasSmuggled(page)).toBe(false)
    await expect(page.getByLabel('CPF')).toBeVisible()
    await expect
      .poll(() => refusedIn(complaints))
      .toEqual([
        'policy: require-trusted-types-for trusted-types-sink',
        'policy: require-trusted-types-for trusted-types-sink',
        'policy: require-trusted-types-for trusted-types-sink',
        'policy: trusted-types trusted-types-policy',
      ])
    complaints.length = 0
  })

  test('runs and shows nothing that was put into the page', async ({ page, complaints }) => {
    const smuggled = [
      '<script>window.smuggled = true</script>',
      '<script src="https://elsewhere.example/smuggled.js"></script>',
      '<style>body { display: none }</style>',
      '<p style="color: red">Smuggled</p>',
      '<img alt="" src="https://elsewhere.example/smuggled.png">',
      '<iframe src="https://elsewhere.example/"></iframe>',
      '<base href="https://elsewhere.example/">',
    ]
    await page.route('/login', async (route) => {
      const response = await route.fetch()
      const page = await response.text()
      await route.fulfill({ response, body: page.replace('</body>', `${smuggled.join('')}</body>`) })
    })
    await page.goto('/login')
    await expect(page.getByLabel('CPF')).toBeVisible()
    await expect(page.getByText('Smuggled')).toBeVisible()
    expect(await wasSmuggled(page)).toBe(false)
    await expect
      .poll(() => [...new Set(refusedIn(complaints))].sort())
      .toEqual([
        'policy: base-uri https://elsewhere.example/',
        'policy: frame-src https://elsewhere.example',
        'policy: img-src https://elsewhere.example/smuggled.png',
        'policy: script-src-elem https://elsewhere.example/smuggled.js',
        'policy: script-src-elem inline',
        'policy: style-src-attr inline',
        'policy: style-src-elem inline',
      ])
    complaints.length = 0
  })
})

test('no page can show the portal in a frame', async ({ page, complaints }) => {
  await page.route('/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/login"></iframe>' }),
  )
  await page.goto('/frame')
  await expect.poll(() => complaints.splice(0).join()).toContain("frame-ancestors 'none'")
  await expect(page.frameLocator('iframe').getByLabel('CPF')).toHaveCount(0)
})

// Whatever the other journeys visit is watched there.
test('every tab of a request that is read keeps to the policy', async ({ page, serverUrl }) => {
  await openDemanded(page, serverUrl, 'ver')
  for (const name of ['Resumo', 'Dados', 'Documentos', 'Mensagens']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
})

test('the page of the contract keeps to its own', async ({ page }) => {
  // Its script reads the whole contract for seconds before it draws, and once more for a click: the address unfolds.
  await page.goto('/api/docs#/Sem%20sess%C3%A3o/authenticate')
  const login = page.locator('.opblock').filter({ hasText: '/api/autenticar' }).first()
  await expect(login.getByRole('heading', { name: 'Responses' })).toBeVisible({ timeout: 45_000 })
})

test('the scripts of the portal name no source map, and none is served', async ({ page, request }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await logIn(page, beatriz)
  await expect(page.getByText('Beatriz Farias Lemos')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    const response = await request.get(script)
    expect(await response.text()).not.toContain('sourceMappingURL')
    expect((await request.get(`${script}.map`)).status()).toBe(404)
  }
})
