import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isLogin, isPublic, type Place } from '#domain/navigation/place.ts'

import { type PrefetchedCall, prefetchedCalls } from './prefetched-calls.ts'

/**
 * `/config.json`: the host of each kind of call ('' is the portal's own origin), the participant area (D-47),
 * and how participants contact the fund ('' if not configured).
 */
export type PortalSettings = {
  readonly api: string
  readonly sso: string
  readonly ged: string
  readonly cep: string
  readonly area: string
  readonly contato: string
}

/** What the page contains as JSON, so that its scripts need not ask for it (P-525). */
type Served = {
  readonly config: PortalSettings
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number
  readonly ahead: readonly PrefetchedCall[]
  /** Whether a browser without a session is shown the login of the page. */
  readonly login: boolean
}

type BuiltFile = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, BuiltFile>>

/** The module of each screen, as the manifest of the build names it. */
const MODULES: Readonly<Partial<Record<Place['screen'], string>>> = {
  list: 'ui/screens/request-list/request-list.tsx',
  types: 'ui/screens/request-types/request-types.tsx',
  request: 'ui/screens/wizard/wizard-page.tsx',
  view: 'ui/screens/request-view/request-view.tsx',
  newDocument: 'ui/screens/new-document/new-document.tsx',
  cloudPicker: 'ui/screens/cloud-picker/cloud-picker.tsx',
}
/** The module of an open session. */
const SIGNED_IN = 'src/signed-in.tsx'

const EMPTY_BLOCK = '<script type="application/json" id="served">{}</script>'
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g
/**
 * The first style, and the link to it that is off. Chromium names the page's URL in the request for a font of a
 * style in the page, whatever the referrer policy.
 */
const STYLE = /<link rel="stylesheet" disabled href="([^"]+)"><style>[\s\S]*?<\/style>/
const STYLE_LINK = '<link rel="stylesheet" crossorigin href="$1">'
const END_OF_HEAD = '</head>'

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Inside a script element `<` could end it. */
const jsonInPage = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The sources that the content security policy needs for the page's own scripts and styles. */
export type InlineSources = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export type PortalPage = {
  readonly inline: InlineSources
  /**
   * The page at a place, null at a URL without one; `hasCode` with a single sign-on code in the URL. Null if
   * the portal is not built.
   */
  readonly at: (place: Place | null, settings: PortalSettings, hasCode: boolean) => string | null
}

/** The page of the portal that was built into `folder`. */
export function readPage(folder: string): PortalPage {
  const html = textOf(join(folder, 'index.html'))
  const manifest = JSON.parse(textOf(join(folder, '.vite/manifest.json')) ?? '{}') as Manifest
  const inline = [...(html ?? '').matchAll(INLINE)].map(([, element, content = '']) => ({
    element,
    source: `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  }))
  const sourcesOf = (name: string) =>
    inline.filter(({ element }) => element === name).map(({ source }) => source)
  return {
    inline: { scripts: sourcesOf('script'), styles: sourcesOf('style') },
    at(place, settings, hasCode) {
      if (html === null) return null
      // A public screen but the login needs no session; a code ends the stored one.
      const login = !hasCode && (place === null || isLogin(place) || !isPublic(place))
      const ahead = login && place ? prefetchedCalls(place, settings.api) : []
      const served: Served = { config: settings, now: Date.now(), ahead, login }
      // No later request may contain the code (D-01).
      return (hasCode ? html.replace(STYLE, STYLE_LINK) : html)
        .replace(EMPTY_BLOCK, () => EMPTY_BLOCK.replace('{}', () => jsonInPage(served)))
        .replace(END_OF_HEAD, `${linksOf(manifest, place)}${END_OF_HEAD}`)
    },
  }
}

/** Links that load, after the first script, the further files of a screen (P-526). */
function linksOf(manifest: Manifest, place: Place | null): string {
  const screen = place && MODULES[place.screen]
  const names = new Set<string>()
  const styles = new Set<string>()
  const add = (name: string) => {
    const built = manifest[name]
    if (built === undefined || names.has(name)) return
    names.add(name)
    for (const style of built.css ?? []) styles.add(style)
    for (const imported of built.imports ?? []) add(imported)
  }
  add('index.html')
  const first = new Set(names)
  const firstStyles = new Set(styles)
  if (screen) {
    add(SIGNED_IN)
    add(screen)
  }
  const scripts = [...names].filter((name) => !first.has(name)).map((name) => manifest[name]?.file)
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    ...[...styles]
      .filter((style) => !firstStyles.has(style))
      .map((style) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${style}">`),
  ].join('')
}
