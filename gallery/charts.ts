import type { Chart } from './chart.ts'
import { documentCharts } from './document-charts.ts'
import { formCharts } from './form-charts.ts'
import { sessionCharts } from './session-charts.ts'

/** Every chart that somebody sees, and where. */
export const charts: readonly Chart[] = [...sessionCharts, ...formCharts, ...documentCharts]
