import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { theme } from '#ui/theme.css.ts'

/* In points, for paper. */
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
globalStyle(`${paper} dl`, { '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })
/* Two columns, so that the documents of a family fit on one page; with many documents, the text is smaller. */
const columns = style({ columns: 2, columnGap: '18pt' })
export const groups = styleVariants({
  few: [columns, { fontSize: '9.5pt' }],
  many: [columns, { fontSize: '8pt', lineHeight: 1.25 }],
})
export const group = style({ marginBlockEnd: '8pt' })
export const whose = style({ fontWeight: theme.weight.bold })
/* The type comes first: a fourth line is only the rest of a long file name. */
export const document = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
})
export const foot = style({
  paddingBlockStart: '8pt',
  borderBlockStart: '0.75pt solid #000000',
  breakInside: 'avoid',
})
/* No heading at the end of a sheet or a column. */
globalStyle(`${paper} :is(h3, h4)`, { breakAfter: 'avoid' })
