import { acceptanceCharts } from './acceptance-charts.ts'
import type { Chart } from './chart.ts'
import { documentCharts } from './document-charts.ts'
import { formCharts } from './form-charts.ts'
import { sessionCharts } from './session-charts.ts'
import { visitorCharts } from './visitor-charts.ts'

export const charts: readonly Chart[] = [
  ...sessionCharts,
  ...visitorCharts,
  ...formCharts,
  ...acceptanceCharts,
  ...documentCharts,
]
