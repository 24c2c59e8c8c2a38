import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { inPackages } from './project.mjs'

const FILE = inPackages('.cache/portal/browser.json')

/**
 * The browser of the last run, if any.
 * @returns {readonly string[]}
 */
export function rememberedBrowser() {
  try {
    return [JSON.parse(readFileSync(FILE, 'utf8')).executablePath]
  } catch {
    return []
  }
}

/** @param {string} executablePath '' for Playwright's own */
export function rememberBrowser(executablePath) {
  mkdirSync(inPackages('.cache/portal'), { recursive: true })
  writeFileSync(FILE, JSON.stringify({ executablePath }))
}
