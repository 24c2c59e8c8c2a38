import { createContext } from 'react'

import type { VisitorFactory } from './adapters/visitor.ts'

export const VisitorContext = createContext<VisitorFactory | null>(null)
