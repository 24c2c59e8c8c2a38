import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The lightest first. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a command.
 * @param {string} name
 */
export const commandPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file))

/** Every Chromium that may be installed on this machine. */
export const systemBrowsers = () => [
  ...NAMES.flatMap(commandPath),
  ...APPLICATIONS.filter((file) => existsSync(file)),
]
