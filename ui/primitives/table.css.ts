import { createContainer, globalStyle, type StyleRule, style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

const few = createContainer()
const many = createContainer()

/* The room the table has decides, not the window: it may stand in half a page. */
export const room = style({ containerType: 'inline-size', containerName: few })
export const roomForMany = style({ containerType: 'inline-size', containerName: many })

/** How it looks once the rows have become cards. */
const asCards = (rules: Omit<StyleRule, '@container' | '@media' | 'selectors'>): StyleRule => ({
  '@container': { [`${few} (max-width: 33rem)`]: rules, [`${many} (max-width: 51rem)`]: rules },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...asCards({ display: 'block' }),
})
export const caption = style({
  paddingBlockEnd: theme.space.sm,
  fontWeight: theme.weight.bold,
  textAlign: 'start',
})
export const head = style({
  ...asCards({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
})
export const headCell = style({
  padding: theme.space.sm,
  borderBlockEnd: `2px solid ${theme.color.line}`,
  color: theme.color.inkMuted,
  fontSize: theme.font.sm,
  fontWeight: theme.weight.bold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
export const body = style(asCards({ display: 'grid', gap: theme.space.sm }))
export const row = style({
  transition: `background-color ${theme.motion.quick} ${theme.motion.easing}`,
  selectors: { '&:hover': { background: theme.color.surfaceSunken } },
  ...asCards({
    display: 'grid',
    gap: theme.space.xs,
    padding: theme.space.md,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.md,
  }),
})
export const cell = style({
  padding: theme.space.sm,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  fontWeight: theme.weight.regular,
  textAlign: 'start',
  verticalAlign: 'middle',
  ...asCards({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.space.sm,
    padding: 0,
    borderBlockEnd: 0,
  }),
})
/* The header is read with the cell anyway; the copy is for the eye only. */
export const cellLabel = style({
  display: 'none',
  ...asCards({ display: 'block', color: theme.color.inkMuted, fontSize: theme.font.sm }),
})
/* On a card the name of the row is its title and needs no header. */
export const rowHeader = style({
  fontWeight: theme.weight.bold,
  ...asCards({ display: 'block', paddingBlockEnd: theme.space.xxs }),
})
globalStyle(`${rowHeader} > ${cellLabel}`, { display: 'none' })
export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.sm,
  padding: `${theme.space.xl} ${theme.space.md}`,
  color: theme.color.inkMuted,
  textAlign: 'center',
})
