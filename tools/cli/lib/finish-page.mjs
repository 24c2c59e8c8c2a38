import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { inProject } from './project.mjs'

const PAGE = inProject('dist/portal/index.html')
const STYLE = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/
const LOGIN = '<!--login-->'

/** Writes the login and the style of the first screen into the built page (P-527). */
export async function finishPage() {
  const { renderLogin } = await import(pathToFileURL(inProject('dist/prerender/prerender.js')).href)
  const login = await renderLogin()
  const page = readFileSync(PAGE, 'utf8')
  const styleName = STYLE.exec(page)?.[1]
  if (styleName === undefined || !page.includes(LOGIN)) throw new Error('dist/portal/index.html has changed.')
  const style = readFileSync(inProject(`dist/portal${styleName}`), 'utf8').trim()
  // The disabled link keeps later scripts from loading the style once more.
  const inPage = `<link rel="stylesheet" disabled href="${styleName}"><style>${style}</style>`
  writeFileSync(
    PAGE,
    page
      .replace(STYLE, () => inPage)
      .replace(`${LOGIN}</div>`, () => login.replace('<script>', '</div><script>')),
  )
}
