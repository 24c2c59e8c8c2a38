import { readdirSync, readFileSync } from 'node:fs'

/** Limits of a built portal after brotli, in KiB (P-127). */
const LIMITS = { firstScript: 126, furtherScript: 22, firstStyle: 5, furtherStyles: 10 }

const folder = process.env.BUILT_PORTAL ?? 'dist/portal'
const page = readFileSync(`${folder}/index.html`, 'utf8')
const assets = readdirSync(`${folder}/assets`)
/** The page lists the files that are loaded at once. */
const isFirst = (/** @type {string} */ name) => page.includes(name)
const isFurther = (/** @type {string} */ name) => !isFirst(name)

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @param {number} limit
 */
const budget = (name, files, limit) => ({
  name,
  path: files.map((file) => `${folder}/assets/${file}`),
  limit: `${limit} KiB`,
})

const scripts = assets.filter((name) => name.endsWith('.js'))
const styles = assets.filter((name) => name.endsWith('.css'))

export default [
  budget('script of the first route', scripts.filter(isFirst), LIMITS.firstScript),
  ...scripts.filter(isFurther).map((name) => budget(name, [name], LIMITS.furtherScript)),
  budget('style of the first route', styles.filter(isFirst), LIMITS.firstStyle),
  budget('further styles', styles.filter(isFurther), LIMITS.furtherStyles),
]
