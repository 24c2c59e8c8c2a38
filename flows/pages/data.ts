import { ofetch } from 'ofetch'

import type { FlowIndex, FlowPage, SearchEntry } from '../site.ts'

/* Written by the same build as this page, so that nothing is left to validate. */
const read = <Content>(file: string): Promise<Content> => ofetch<Content>(`data/${file}.json`)

export const readIndex = () => read<FlowIndex>('index')
export const readFlow = (name: string) => read<FlowPage>(name)
export const readSearch = () => read<readonly SearchEntry[]>('search')
