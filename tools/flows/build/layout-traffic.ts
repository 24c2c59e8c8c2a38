import { LETTERS } from '#machines/requests/request-status/index.ts'

import type { Flow } from '../describe/flow.ts'
import type { Traffic } from '../describe/traffic.ts'
import type { Drawing } from '../drawing.ts'
import { figuresInWords } from '../pages/rules-texts.ts'
import { layOut, type Notes } from './layout.ts'

/** Widths of arrows in pixels: of one with figures, at least and at most. */
const WIDTH = { least: 2, most: 12 }

/** The chart of the request status with how many requests wait in each status and took each transition. */
export function layOutTraffic(flows: readonly Flow[], traffic: Traffic): Promise<Drawing> {
  const flow = flows.find(({ name }) => name === 'request-status')
  if (flow === undefined) throw new Error('There is no chart of the request status')
  return layOut(flow, notesOf(flow, traffic))
}

function notesOf({ transitions }: Flow, { moves, waiting }: Traffic): Notes {
  const letterOf = (state: string) => (LETTERS as Readonly<Record<string, string>>)[state]
  const ofAll = moves.filter(({ type }) => type === null)
  const most = Math.max(1, ...ofAll.map(({ figures }) => figures?.count ?? 0))
  return {
    states: new Map(
      Object.entries(LETTERS).flatMap(([state, letter]) => {
        const found = waiting.find(({ status, type }) => status === letter && type === null)
        return found === undefined ? [] : [[state, `agora: ${figuresInWords(found.figures)}`] as const]
      }),
    ),
    transitions: new Map(
      transitions.flatMap(({ id, source, targets: [target = ''] }) => {
        const found = ofAll.find(({ status, to }) => status === letterOf(source) && to === letterOf(target))
        if (found === undefined) return []
        const share = (found.figures?.count ?? 0) / most
        const width = WIDTH.least + share * (WIDTH.most - WIDTH.least)
        return [[id, { text: figuresInWords(found.figures), width }] as const]
      }),
    ),
  }
}
