import { style } from '@vanilla-extract/css'

import { sheet } from '#ui/primitives/card.css.ts'
import { theme } from '#ui/theme.css.ts'

/*
 * A floated legend is laid out inside the padding instead of on the border. WebKit ignores the float in a
 * grid.
 */
const group = style({ display: 'flow-root' })
const legend = style({ float: 'left', inlineSize: '100%', fontWeight: theme.weight.bold })
const content = style({ clear: 'both', display: 'grid', alignContent: 'start' })

export const outer = style([group, sheet])
export const outerLegend = style([legend, { marginBlockEnd: theme.space.md, fontSize: theme.font.lg }])
export const outerContent = style([content, { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.md }])

export const inner = style([
  group,
  {
    minInlineSize: 0,
    padding: theme.space.md,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.md,
  },
])
export const innerLegend = style([legend, { marginBlockEnd: theme.space.sm }])
export const innerContent = style([content, { gap: theme.space.sm }])
export const heading = style({ fontSize: 'inherit', fontWeight: 'inherit' })
export const help = style({ color: theme.color.inkMuted, maxInlineSize: theme.size.reading })
