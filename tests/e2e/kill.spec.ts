import type { Page } from '@playwright/test'

import { cloudDocuments, participant } from './support/asking.ts'
import { pdf } from './support/files.ts'
import { expect, test as journey } from './support/journey.ts'
import { carlos, logIn } from './support/people.ts'
import { startServer } from './support/server.ts'
import {
  attachEverywhere,
  clips,
  fillInAddress,
  fillInPerson,
  finalize,
  openFilePicker,
  sendFile,
} from './support/wizard.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** Each journey kills its own server. */
const test = journey.extend<{ server: Server }>({
  server: async ({ playwright: _ }, use) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

const SAVE = '/api/requerimento/salvareqerimento'
const UPLOAD = '/api/novodocumento'
const ATTACH = '/api/requerimento/atualizadocumento'

const INTERRUPTED = 'O envio foi interrompido. Tente novamente em instantes.'
const NOT_ATTACHED = 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'

/**
 * Kills the server at the next call of that path: before the call arrives, or after it was handled and before
 * its reply arrives. Resolves when the server is dead.
 */
async function killAt(page: Page, server: Server, path: string, moment: 'Request' | 'Response') {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}*`, requestStage: moment }] })
  const dead = new Promise<void>((resolve) => {
    browser.once('Fetch.requestPaused', async ({ requestId }) => {
      await server.kill()
      await browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      await browser.detach()
      resolve()
    })
  })
  return { dead: () => dead }
}

const restart = async (server: Server) => {
  await server.kill()
  await server.start()
}

const next = (page: Page) => page.getByRole('button', { name: 'Próximo' })

const title = 'a server killed at any call of a request loses nothing and duplicates nothing'
test(title, { tag: '@complete' }, async ({ page, server }) => {
  // The server is started nine times.
  test.setTimeout(720_000)

  /** The server is killed at a call; after a restart, the way out beside the message works. */
  const survive = async (
    path: string,
    moment: 'Request' | 'Response',
    doIt: () => Promise<unknown>,
    sentence = 'Ocorreu um problema, o sistema será finalizado.',
  ) => {
    const killing = await killAt(page, server, path, moment)
    await doIt()
    await killing.dead()
    await expect(page.getByText(sentence)).toBeVisible()
    await server.start()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
  }

  await test.step('after the login', async () => {
    await logIn(page, carlos)
    await expect(page.getByRole('checkbox')).toBeVisible()
    await restart(server)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page.getByText('Não há nenhum requerimento')).toBeVisible()
  })

  await test.step('while an answer is typed', async () => {
    await page.goto('/requerimento01/novo/1')
    await page.getByLabel('Benefício', { exact: true }).selectOption('Renda antecipada')
    await page.getByLabel('Data de demissão').fill('15/10/2026')
    await page.getByLabel('Estou ciente de que o desligamento é irreversível').check()
    await fillInPerson(page)
    await fillInAddress(page)
    await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
    await restart(server)
    await page.reload()
    await expect(page.getByLabel('Nome da mãe')).toHaveValue('Ana Nogueira')
    await expect(page.getByLabel('Cidade', { exact: true })).toHaveValue('São Paulo')
  })

  await test.step('after a draft was saved, before the reply', async () => {
    await survive(SAVE, 'Response', () => next(page).click())
    await expect(page.getByRole('heading', { name: 'Declaração de beneficiários' })).toBeVisible()
  })

  await test.step('after the draft was saved, and during the next save', async () => {
    await restart(server)
    await page.reload()
    const declared = page.getByRole('checkbox', { name: 'Declaro esta pessoa como beneficiária' }).first()
    await declared.check()
    await survive(SAVE, 'Request', () => next(page).click())
    await expect(page.getByRole('heading', { name: 'Documentos necessários' })).toBeVisible()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(declared).toBeChecked()
    await next(page).click()
  })

  const send = async (name: string) => {
    await openFilePicker(page, clips(page).first())
    await sendFile(page, pdf(name))
  }

  await test.step('during an upload, and after it was stored', async () => {
    await survive(UPLOAD, 'Request', () => send('antes.pdf'), INTERRUPTED)
    await expect(page.getByRole('button', { name: 'Ver antes.pdf' })).toBeVisible()
    await survive(UPLOAD, 'Response', () => send('durante.pdf'), INTERRUPTED)
    await expect(page.getByRole('button', { name: 'Ver durante.pdf' })).toBeVisible()
  })

  await test.step('between upload and attachment', async () => {
    await survive(ATTACH, 'Request', () => send('depois.pdf'), NOT_ATTACHED)
    await expect(page.getByRole('button', { name: 'Ver depois.pdf' })).toBeVisible()
  })

  await test.step('after the request was sent, before the reply', async () => {
    await attachEverywhere(page)
    await survive(SAVE, 'Response', () => finalize(page))
    await expect(page).toHaveURL('/')
  })

  await test.step('after the request was sent', async () => {
    await restart(server)
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Aposentadoria' })).toHaveCount(1)
    await expect(page.getByRole('row').filter({ hasText: 'Aposentadoria' })).toContainText('Em análise')
  })

  await test.step('every file is stored once', async () => {
    const self = await participant(server.url, carlos)
    const files = await cloudDocuments(self)
    for (const name of ['antes.pdf', 'durante.pdf', 'depois.pdf'])
      expect(files.filter(({ arquivo }) => arquivo === name)).toHaveLength(1)
  })
})
