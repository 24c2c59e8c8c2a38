import { style } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* Sizes in points: it is paper. Two columns keep a family's documents on one page. */
export const paper = style({
  display: 'none',
  '@media': {
    print: { display: 'grid', gap: '14pt', color: '#000000', fontSize: '10.5pt', lineHeight: 1.35 },
  },
})
export const head = style({
  display: 'grid',
  gap: '2pt',
  paddingBlockEnd: '8pt',
  borderBlockEnd: '1.5pt solid #000000',
})
export const title = style({ fontSize: '16pt', fontWeight: theme.weight.bold })
export const subtitle = style({ marginBlockEnd: '6pt', fontSize: '12pt', fontWeight: theme.weight.bold })
export const groups = style({ columns: 2, columnGap: '18pt' })
export const group = style({ breakInside: 'avoid', marginBlockEnd: '8pt' })
export const whose = style({ fontWeight: theme.weight.bold })
export const document = style({ fontSize: '9.5pt', overflowWrap: 'anywhere' })
export const foot = style({ paddingBlockStart: '8pt', borderBlockStart: '0.75pt solid #000000' })
