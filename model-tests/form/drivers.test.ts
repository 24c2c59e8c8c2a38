import { walkCharts } from '../stage/walk-charts.ts'

walkCharts('form')
