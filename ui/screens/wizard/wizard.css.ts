import { globalStyle, style } from '@vanilla-extract/css'

import { media, theme } from '#ui/theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
})
export const protocol = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xs,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
})
/* Its parts are of the page's own grid. */
export const step = style({ display: 'contents' })
export const legend = style({ color: theme.color.inkMuted, fontSize: theme.font.sm })
export const retry = style({ display: 'flex' })

/* Cancelling stands apart from going on. */
export const actions = style({
  display: 'grid',
  gap: theme.space.md,
  '@media': {
    [media.phone]: { gap: theme.space.sm },
    [media.tablet]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
  },
})
export const reason = style({
  order: -2,
  gridColumn: '1 / -1',
  display: 'flex',
  gap: theme.space.xs,
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
})
/* On a phone the buttons that lead on stand above the one that gives up, and below what explains them. */
export const onward = style({
  '@media': { [media.phone]: { order: -1 }, [media.tablet]: { gridColumn: 2 } },
})

export const fileName = style({ overflowWrap: 'anywhere' })
export const situation = style({ display: 'flex' })
/* The picture of the button, not the edge of its target, stands under the heading. */
export const clip = style({ marginInlineStart: `calc(-1 * ${theme.space.xs} - 2px)` })

/* The tables of all people line up. */
export const documents = style({})
globalStyle(`${documents} table`, { '@media': { [media.tablet]: { tableLayout: 'fixed' } } })
globalStyle(`${documents} th:nth-child(2)`, { '@media': { [media.tablet]: { inlineSize: '32%' } } })
globalStyle(`${documents} th:nth-child(3)`, { '@media': { [media.tablet]: { inlineSize: '11.5rem' } } })
globalStyle(`${documents} th:nth-child(4)`, { '@media': { [media.tablet]: { inlineSize: '8rem' } } })
