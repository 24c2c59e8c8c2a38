import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'

import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type InspectFile,
  type Inspection,
  type JoinedPhotos,
  type JoinPhotos,
  localFileMachine,
  type ReducePhoto,
} from '#machines/documents/local-file/index.ts'
import { fileOf } from '#ui/browser/held-files.ts'
import { FilePicker } from '#ui/parts/file-picker.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { press } from '../../support/press.ts'
import { settled } from '../../support/settled.ts'
import { input } from './local-file.cases.ts'

const HINT = 'Foto ou PDF (pdf, png, jpg ou jpeg), até 1\u00a0MB. Várias fotos viram um único PDF.'

type Seen = {
  picked?: string
  work?: string
  problem?: string | null
  offersReduction?: boolean
}

export function openLocalFile(start = input) {
  const inspect = controlledPort<Inspection, InspectFile>()
  const reduce = controlledPort<HeldFile, ReducePhoto>()
  const join = controlledPort<JoinedPhotos, JoinPhotos>()
  const { actor, heard } = inRecordedSystem(
    localFileMachine.provide({
      actors: { inspectFile: inspect.logic, reducePhoto: reduce.logic, joinPhotos: join.logic },
    }),
    { input: start },
  )
  render(<FilePicker actor={actor} />)

  const field = () => screen.getByLabelText<HTMLInputElement>('Arquivo')
  const end = (how: () => void) => act(() => settled(how))

  return {
    pick: (files: readonly HeldFile[]) =>
      act(async () => {
        fireEvent.change(field(), { target: { files: files.map(fileOf) } })
      }),
    wantReduction: () => press(byText('button', 'Reduzir a foto')),
    demand: () => act(async () => actor.send({ type: 'file.demanded' })),
    inspectionEnds: (found: Inspection) => end(() => inspect.answer(found)),
    inspectionFails: (error: unknown) => end(() => inspect.fail(error)),
    reductionEnds: (file: HeldFile) => end(() => reduce.answer(file)),
    reductionFails: (error: unknown) => end(() => reduce.fail(error)),
    joiningEnds: (joined: JoinedPhotos) => end(() => join.answer(joined)),
    joiningFails: (error: unknown) => end(() => join.fail(error)),

    see({ picked = '', work = '', problem = null, offersReduction = false }: Seen) {
      expect(document.querySelector('output')?.textContent).toBe(picked)
      expect(document.querySelector('[role="status"]')?.textContent).toBe(work)
      expect(field().getAttribute('aria-invalid')).toBe(problem === null ? null : 'true')
      const described = field().getAttribute('aria-describedby')?.split(' ') ?? []
      const remarks = described.map((id) => document.getElementById(id)?.textContent)
      expect(remarks).toEqual(problem === null ? [HINT] : [problem, HINT])
      expect(allByText('button', 'Reduzir a foto')).toHaveLength(offersReduction ? 1 : 0)
    },
    seeInspected: (file: HeldFile) => expect(inspect.inputs.at(-1)?.file).toBe(file),
    seeReduced: (file: HeldFile) => {
      expect(reduce.inputs.at(-1)?.file).toBe(file)
      expect(reduce.inputs.at(-1)?.maxBytes).toBe(1_048_576)
    },
    seeJoined: (files: readonly HeldFile[]) =>
      expect(join.inputs.at(-1)).toEqual({ files, maxBytes: 1_048_576 }),
    /** Expects the last event for the parent: this file can be sent, or with null there is none any more. */
    seeReported(file: HeldFile | null) {
      const last = heard.parent.at(-1)
      if (file === null) expect(last ?? { type: 'file.lost' }).toEqual({ type: 'file.lost' })
      else {
        expect(last?.type).toBe('file.ready')
        expect(last?.file).toBe(file)
      }
    },
    sentEvents: () => heard.parent.map(({ type }) => type),
  }
}
