import { fillInAndSend } from './support/filing.ts'
import { expect, test as journey } from './support/journey.ts'
import { helena } from './support/people.ts'
import { unfoldAll } from './support/wizard.ts'

const NAME = 'portal.test'

/** Browsers trust 127.0.0.0/8, so the portal is opened by another name, which the browser resolves to it. */
const test = journey.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [], ...others } = launchOptions as { args?: readonly string[] }
      await use({ ...others, args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ serverUrl }, use) => use(serverUrl.replace('127.0.0.1', NAME)),
})

test('on plain http at an address of the network a request is filled in, sent and its protocol copied', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/login')
  expect(
    await page.evaluate(() => [
      window.isSecureContext,
      'randomUUID' in crypto,
      'locks' in navigator,
      'clipboard' in navigator,
    ]),
  ).toEqual([false, false, false, false])

  await fillInAndSend(page, { screen: '06', typeId: 10, who: helena, answers: [] })

  await test.step('the protocol is copied without the clipboard of secure contexts', async () => {
    const sent = page.getByRole('region', { name: 'Requerimento enviado' })
    const protocol = /\d{10}/.exec((await sent.textContent()) ?? '')?.[0] ?? ''
    await sent.getByRole('button', { name: 'Copiar o protocolo' }).click()
    await expect(page.getByText('Protocolo copiado.').first()).toBeVisible()
    await expect(sent.getByRole('button', { name: 'Copiar o protocolo' })).toBeFocused()
    await page.goto('/requerimento06/novo/10')
    await unfoldAll(page)
    await page.getByLabel('Nome da entidade').press('ControlOrMeta+V')
    await expect(page.getByLabel('Nome da entidade')).toHaveValue(protocol)
  })

  // Browsers ignore the header there, and say so at each page.
  expect(pageErrors.filter((error) => !error.includes('Cross-Origin-Opener-Policy header'))).toEqual([])
  pageErrors.length = 0
})
