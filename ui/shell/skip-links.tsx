import * as texts from '#ui/texts/shell.ts'

import * as css from './skip-links.css.ts'

/** The ids of the parts of the page that the keyboard goes to at once. */
export const PARTS = { content: 'conteudo', menu: 'menu', foot: 'rodape' }

/* The numbers are those of eMAG; 3, the search, is on the field itself, where a screen has one. */
const LINKS = [
  { to: PARTS.content, key: '1', words: texts.skipToContent },
  { to: PARTS.menu, key: '2', words: texts.skipToMenu },
  { to: PARTS.foot, key: '4', words: texts.skipToFoot },
]

/** First of all for the keyboard, and seen only by it. The address stays: it says where the participant is. */
export function SkipLinks() {
  return LINKS.map(({ to, key, words }) => (
    <a
      key={to}
      href={`#${to}`}
      // biome-ignore lint/a11y/noAccessKey: eMAG asks for these numbers.
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
