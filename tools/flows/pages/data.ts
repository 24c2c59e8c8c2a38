import { ofetch } from 'ofetch'

import type { RequirementRow } from '../describe/requirements.ts'
import type { Rules } from '../describe/rules.ts'
import type { Changes, FlowIndex, FlowPage, SearchEntry, TrafficPage } from '../site.ts'

/* Not validated, because the build of this page wrote it. */
const read = <Content>(file: string): Promise<Content> => ofetch<Content>(`data/${file}.json`)

export const readIndex = () => read<FlowIndex>('index')
export const readFlow = (name: string) => read<FlowPage>(name)
/** null if the pages were built without a database */
export const readTraffic = () => read<TrafficPage | null>('traffic')
export const readChanges = () => read<Changes | null>('changes')
export const readRequirements = () => read<readonly RequirementRow[]>('requirements')
/** The id of the route that loads the rules for the pages below it. */
export const RULES_DATA = 'rules'
export const readRules = () => read<Rules>('rules')
export const readSearch = () => read<readonly SearchEntry[]>('search')
