import * as texts from '#ui/texts/shell.ts'

import * as css from './skip-links.css.ts'

/** The ids of the targets of the skip links. */
export const PARTS = { content: 'conteudo', menu: 'menu', foot: 'rodape' }

/* The access keys of eMAG. Number 3 is on the search field itself. */
const LINKS = [
  { to: PARTS.content, key: '1', words: texts.skipToContent },
  { to: PARTS.menu, key: '2', words: texts.skipToMenu },
  { to: PARTS.foot, key: '4', words: texts.skipToFoot },
]

/** Visible on focus only. The URL does not change, because it identifies the screen. */
export function SkipLinks() {
  return LINKS.map(({ to, key, words }) => (
    <a
      key={to}
      href={`#${to}`}
      // biome-ignore lint/a11y/noAccessKey: eMAG requires these access keys.
      accessKey={key}
      className={css.link}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {words}
    </a>
  ))
}
