import { globalStyle, keyframes } from '@vanilla-extract/css'

import { theme, unsafe } from './theme.css.ts'

/* The static text of index.html, shown until the portal is drawn. */
globalStyle('.first-page', {
  maxInlineSize: theme.size.reading,
  marginInline: 'auto',
  paddingBlock: `calc(${theme.space.xl} + ${unsafe.top}) calc(${theme.space.xl} + ${unsafe.bottom})`,
  paddingInline: `calc(${theme.space.xl} + ${unsafe.left}) calc(${theme.space.xl} + ${unsafe.right})`,
  '@media': { '(scripting: none)': { display: 'none' } },
})
globalStyle('.first-page p', { marginBlockEnd: theme.space.md })

const shown = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
globalStyle('.first-page-late', { animation: `${shown} 0s 5s both` })

/* The login is in the page from the start; `arriving` hides it while a session is looked for. */
globalStyle(':root.arriving #root', { display: 'none' })
// While the page is parsed nothing follows the login: a part of it would move as the rest arrives.
globalStyle('#root:last-child', { display: 'none' })
globalStyle(':root:not(.arriving) .first-page-arriving', { display: 'none' })
globalStyle('#root', { '@media': { '(scripting: none)': { display: 'none' } } })
