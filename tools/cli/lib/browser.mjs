import { canInstallPackages, installDebianBrowser } from './browser-debian.mjs'
import { canDownload, downloadBrowser } from './browser-download.mjs'
import { rememberBrowser, rememberedBrowser } from './browser-memory.mjs'
import { systemBrowsers } from './browser-system.mjs'

/** The browser that Playwright installed. */
const PLAYWRIGHT_BROWSER = ''

/** @param {string} executablePath '' for Playwright's own */
async function launch(executablePath) {
  // Imported here: this module is loaded before the packages are installed.
  const { chromium } = await import('@playwright/test')
  return chromium.launch(executablePath === PLAYWRIGHT_BROWSER ? {} : { executablePath })
}

/**
 * Why a browser does not start; null if it starts. A file alone is no proof: libraries may be missing.
 * @param {string} executablePath
 * @returns {Promise<string | null>}
 */
async function launchError(executablePath) {
  try {
    await (await launch(executablePath)).close()
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error)
  }
}

/**
 * @param {readonly string[]} candidates
 * @returns {Promise<string | null>} the first that starts
 */
async function firstUsable(candidates) {
  for (const candidate of candidates) if ((await launchError(candidate)) === null) return candidate
  return null
}

/** From the cheapest to the most expensive; each one is a fallback for those before. */
const STRATEGIES = [
  async () => firstUsable(rememberedBrowser()),
  async () => firstUsable([PLAYWRIGHT_BROWSER]),
  async () => {
    if (!(await canDownload())) return null
    console.log('Downloading a browser…')
    return (await downloadBrowser()) ? firstUsable([PLAYWRIGHT_BROWSER]) : null
  },
  async () => firstUsable(systemBrowsers()),
  async () => {
    if (!canInstallPackages()) return null
    console.log('Installing a browser with apt-get…')
    return (await installDebianBrowser()) ? firstUsable(systemBrowsers()) : null
  },
]

/**
 * A Chromium that starts on this machine; installs one if necessary.
 * @returns {Promise<string>} path of its executable, '' for Playwright's own
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    const reason = await launchError(wanted)
    if (reason === null) return wanted
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not start: ${reason}`)
  }
  for (const way of STRATEGIES) {
    const found = await way()
    if (found !== null) {
      rememberBrowser(found)
      return found
    }
  }
  throw new Error(
    'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/**
 * The browser as a person would name it.
 * @param {string} executablePath '' for Playwright's own
 * @returns {Promise<string>} for example 'Chromium 156.0.8078.73, /usr/bin/chromium'
 */
export async function browserName(executablePath) {
  const browser = await launch(executablePath)
  const version = browser.version()
  await browser.close()
  return `Chromium ${version}, ${executablePath || "Playwright's own"}`
}

/**
 * Starts a Chromium for the work and closes it afterwards.
 * @template Result
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} work
 */
export async function withBrowser(work) {
  const browser = await launch(await findBrowser())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
