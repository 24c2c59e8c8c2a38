import { CONTROLS, CPF, KEY_INTERVAL, KEYS, PASSWORD, TYPING } from './settings.mjs'
import { watchedPage } from './watch.mjs'

/** The first field of the form. */
const MOTHER = '[name=nome_mae]'
const FORM = '/requerimento01/novo/1'
const INVALID = '[aria-invalid=true]'
const ENTER = 'button[type=submit]'
const ROWS = 'a[aria-label^="Editar"]'
const EDIT = 'a[aria-label^="Editar requerimento Aposentadoria"]'

/** @typedef {Record<string, number>} Figures one number for each name */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<Figures>} work
 * @param {object} [session] what the tab keeps of an open session
 */
async function inContext(browser, work, session) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  })
  try {
    if (session) {
      await context.addInitScript((kept) => {
        if (window.sessionStorage.getItem('portal.session') === null)
          window.sessionStorage.setItem('portal.session', kept)
      }, JSON.stringify(session))
    }
    return await work(context)
  } finally {
    await context.close()
  }
}

const shown = (page, selector) => page.evaluate((wanted) => window.benchShown(wanted), selector)

async function clicked(page, button, selector) {
  const time = page.evaluate((wanted) => window.benchAfterClick(wanted), selector)
  await button.click()
  return time
}

const percentile = (values, part) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Types into a field: time from key to paint, and main-thread time per key. */
async function typed({ page, busy }, field, name) {
  await field.focus()
  await page.evaluate(() => {
    window.bench.keys = []
  })
  const before = await busy()
  await page.keyboard.type('abcdefghij'.repeat(KEYS / 10), { delay: KEY_INTERVAL })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  const spent = (await busy()) - before
  // Faster ones are not reported.
  const keys = await page.evaluate(
    (count) => [...window.bench.keys, ...Array(count).fill(8)].slice(0, count),
    KEYS,
  )
  return {
    [`${name}: key to paint, p50 (ms)`]: percentile(keys, 0.5),
    [`${name}: key to paint, p95 (ms)`]: percentile(keys, 0.95),
    [`${name}: main thread per key (ms)`]: spent / KEYS,
  }
}

/**
 * @typedef {object} FormOptions
 * @property {string} ready what is there once the form is
 * @property {string} field where to type
 * @property {string} lastError what is there once all errors are
 * @property {(page: import('@playwright/test').Page, errors: number) => Promise<void>} [check] throws where
 *   another number of errors is shown
 */

/**
 * Loads a form, types, has all errors shown, and types again.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {FormOptions} options
 */
async function form(context, url, { ready, field, lastError, check }) {
  const watched = await watchedPage(context)
  const { page, slow, traffic, heap } = watched
  const type = (part) => typed(watched, page.locator(field), part)
  await slow()
  await page.goto(url, { waitUntil: 'commit' })
  const interactive = await shown(page, ready)
  const loading = traffic()
  await page.waitForLoadState('networkidle')
  const used = await heap()
  const clean = await type('clean')
  await page.locator(field).fill('')
  const errors = await clicked(page, page.getByRole('button', { name: 'Próximo' }), lastError)
  await check?.(page, CONTROLS)
  const refused = await type('after errors')
  await check?.(page, CONTROLS - 1)
  return {
    'form interactive (ms)': interactive,
    'form: round trips': loading.roundTrips,
    'form: requests': loading.requests,
    'form: kilobytes': loading.kilobytes,
    'heap after load (MB)': used,
    ...clean,
    'all errors shown (ms)': errors,
    ...refused,
  }
}

/** The form without a library. */
export const floorForm = (browser, url) =>
  inContext(browser, (context) => {
    const last = `#campo${CONTROLS - 1}`
    /** What is compared has to do the same. */
    const check = async (page, wanted) => {
      const shown = await page.locator(INVALID).count()
      if (shown !== wanted) throw new Error(`The floor shows ${shown} errors instead of ${wanted}`)
    }
    return form(context, url, { ready: last, field: '#campo0', lastError: last + INVALID, check })
  })

/** A new retirement request by its link, with a session in the tab. */
export const portalForm = (browser, url, session) =>
  inContext(
    browser,
    (context) => form(context, url + FORM, { ready: MOTHER, field: MOTHER, lastError: INVALID }),
    session,
  )

/** The login with an empty cache, then the list behind it, then a request of the list. */
export const portalVisit = (browser, url) =>
  inContext(browser, async (context) => {
    const { page, slow, traffic, forget } = await watchedPage(context)
    await slow()
    await page.goto(`${url}/login`, { waitUntil: 'commit' })
    const ready = await shown(page, '[name=cpf]')
    const loading = traffic()
    await page.waitForLoadState('networkidle')
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), TYPING)
    const { fcp, lcp, cls } = await page.evaluate(() => window.bench)
    await page.locator('[name=cpf]').fill(CPF)
    await page.locator('[name=senha]').fill(PASSWORD)
    forget()
    const list = await clicked(page, page.locator(ENTER), ROWS)
    const entering = traffic()
    await page.waitForLoadState('networkidle')
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), TYPING)
    forget()
    const edit = await clicked(page, page.locator(EDIT).first(), MOTHER)
    const editing = traffic()
    return {
      'login: first paint (ms)': fcp,
      'login: largest paint (ms)': lcp,
      'login: layout shift': cls,
      'login: field shown (ms)': ready,
      'login: round trips': loading.roundTrips,
      'login: kilobytes': loading.kilobytes,
      'Entrar to list (ms)': list,
      'Entrar to list: round trips': entering.roundTrips,
      'Editar to form (ms)': edit,
      'Editar to form: round trips': editing.roundTrips,
    }
  })

/** The list by its link with a session in the tab, for the second time. */
export const portalSecondVisit = (browser, url, session) =>
  inContext(
    browser,
    async (context) => {
      const { page, slow, forget, traffic } = await watchedPage(context)
      await page.goto(`${url}/`)
      await page.locator(ROWS).first().waitFor()
      await page.waitForLoadState('networkidle')
      forget()
      await slow()
      await page.goto(`${url}/`, { waitUntil: 'commit' })
      const list = await shown(page, ROWS)
      const loading = traffic()
      return {
        'second visit to the list (ms)': list,
        'second visit: round trips': loading.roundTrips,
        'second visit: requests': loading.requests,
        'second visit: kilobytes': loading.kilobytes,
      }
    },
    session,
  )
