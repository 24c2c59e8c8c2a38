import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { fromCallback } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type AcceptanceFound,
  type AcceptanceInput,
  acceptanceMachine,
} from '#machines/acceptance/acceptance/index.ts'
import type {
  AcceptanceAnswerInput,
  AcceptanceAnswerOutcome,
  Decision,
  NotifyDecision,
  RecordMessage,
} from '#machines/acceptance/acceptance-answer/index.ts'
import type { SendAgain } from '#machines/acceptance/acceptance-correction/index.ts'
import type {
  AcceptanceJudgementActor,
  JudgeDocument,
} from '#machines/acceptance/acceptance-judgement/index.ts'
import type { MutationOutcome } from '#machines/calls/mutation/index.ts'
import type { QueryOutcome } from '#machines/calls/query/index.ts'
import type { AttachDialogActor } from '#machines/documents/attach-dialog/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import type { DocumentRowsEvent } from '#machines/documents/document-rows/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import type { DraftStoreEvent } from '#machines/form/draft/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { Acceptance } from '#ui/screens/acceptance/acceptance.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { idleUploadQueue } from '../../support/idle-upload-queue.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { controlledMutation } from '../../support/mutation-port.ts'
import { press } from '../../support/press.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'
import { watchedGuard } from '../../support/watched-guard.ts'
import { arrived } from './acceptance.cases.ts'

export function openAcceptance(input: AcceptanceInput) {
  const load = controlledQuery<AcceptanceFound, AcceptanceInput>()
  const answer = controlledMutation<AcceptanceAnswerInput, Decision>()
  const record = controlledPort<void, RecordMessage>()
  const notify = controlledPort<void, NotifyDecision>()
  const again = controlledMutation<SendAgain, void>()
  const judge = controlledMutation<JudgeDocument, JudgeDocument>()
  const guard = watchedGuard()
  const kept: DraftStoreEvent[] = []
  const storage = fromCallback<DraftStoreEvent>(({ receive, sendBack }) => {
    receive((sent) => {
      kept.push(sent)
      if (sent.type === 'draft.changed') sendBack({ type: 'draft.kept', time: '10:32' })
    })
  })
  const { actor, heard } = inRecordedSystem(
    provideAll(acceptanceMachine, {
      'acceptance.beforeUnloadGuard': guard.logic,
      'acceptance.loadAcceptance': load.logic,
      'acceptanceAnswer.notifyDecision': notify.logic,
      'acceptanceAnswer.recordMessage': record.logic,
      'acceptanceAnswer.sendAnswer': answer.logic,
      'acceptanceCorrection.sendAgain': again.logic,
      'acceptanceJudgement.judgeDocument': judge.logic,
      'draft.storage': storage,
      'localFile.inspectFile': controlledPort<Inspection, InspectFile>().logic,
    }),
    { input },
  )
  const { actor: reader } = inRecordedSystem(documentReaderMachine, { input: undefined })
  const uploadQueue = idleUploadQueue({ participant: input.participant, cloud: input.cloud })
  const { went } = renderInRouter(<Acceptance actor={actor} uploadQueue={uploadQueue} reader={reader} />)

  const correction = () => required(actor.getSnapshot().children.correction, 'correction')
  const rows = () => required(correction().getSnapshot().children.documentRows, 'documentRows')
  const attachment = () => required(rows().getSnapshot().children.attachment, 'attachment')
  const chooser = () => required(attachment().getSnapshot().children.attachDialog, 'attachDialog')
  const toChooser = (...events: readonly Parameters<AttachDialogActor['send']>[0][]) =>
    act(() =>
      settled(() => {
        for (const event of events) chooser().send(event)
      }),
    )
  const button = (name: string) => required(allByText('button', name)[0], name)
  const clickable = (name: string) => screen.getByRole('button', { name })
  /** Whatever the row's button is called at the moment. */
  const clips = (of: string) =>
    screen.queryAllByRole('button', {
      name: (name) => name.startsWith(`Anexar ${of}`) || name === `Trocar ${of}`,
    })
  const reasonOf = (rowId: number) => document.querySelector<HTMLInputElement>(`#motivo-${rowId}`)
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  const radio = (value: 'SIM' | 'NAO') => required(document.getElementById(`resposta-${value}`), value)

  return {
    actor,
    send: (event: Parameters<typeof actor.send>[0]) => act(() => settled(() => actor.send(event))),
    readEnds: (outcome: QueryOutcome<AcceptanceFound>) => act(() => settled(() => load.end(outcome))),
    toRows: (event: DocumentRowsEvent) => act(() => settled(() => rows().send(event))),
    /** Sends the corrected request; the server accepts it, or refuses with this text. */
    async sendAgain(alert: string | null) {
      await act(() => settled(() => rows().send(arrived)))
      await press(button('Enviar'))
      await press(button('Finalizar e enviar'))
      await act(() =>
        settled(() =>
          again.end(
            alert === null
              ? { kind: 'done', reply: undefined }
              : { kind: 'refused', status: 409, message: alert, problems: [] },
          ),
        ),
      )
    },
    choose: (value: 'SIM' | 'NAO') => press(radio(value)),
    click: (name: string) => press(button(name)),
    escape: () =>
      act(() => settled(() => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }))),
    press: (name: string) => press(clickable(name)),
    pressClip: (of: string) => press(required(clips(of)[0], of)),
    /** Ends the answer in this way, through its question and its calls. */
    async answerEnds(outcome: AcceptanceAnswerOutcome) {
      if (outcome.type === 'acceptanceAnswer.dismissed') return press(button('Ainda não'))
      const isAgreed = radio('SIM').matches(':checked')
      await press(button(isAgreed ? 'Aceitar e enviar' : 'Recusar e cancelar'))
      await act(() =>
        settled(() =>
          answer.end(
            outcome.type === 'acceptanceAnswer.refused'
              ? { kind: 'refused', status: 409, message: outcome.message, problems: [] }
              : {
                  kind: 'done',
                  reply: { status: 'status' in outcome ? outcome.status : isAgreed ? 'V' : 'N' },
                },
          ),
        ),
      )
      if (!('isRecorded' in outcome)) return
      const notRecorded = new CallError({ kind: 'offContract' })
      await act(() => settled(() => (outcome.isRecorded ? record.answer() : record.fail(notRecorded))))
      if (isAgreed) await act(() => settled(() => notify.answer()))
    },
    chooseFile: (file: HeldFile) => toChooser({ type: 'file.ready', file }, { type: 'choice.confirmed' }),
    preferCloud: () => toChooser({ type: 'origin.chosen', origin: 'cloud' }, { type: 'choice.confirmed' }),
    chooseNothing: () => toChooser({ type: 'choice.dismissed' }),
    sendingEnds: (outcome: MutationOutcome<void>) => act(() => settled(() => again.end(outcome))),
    judgingEnds: (outcome: MutationOutcome<JudgeDocument>) => act(() => settled(() => judge.end(outcome))),
    sendToJudgement: (event: Parameters<AcceptanceJudgementActor['send']>[0]) =>
      act(() => settled(() => required(actor.getSnapshot().children.judgement, 'judgement').send(event))),
    /** Chooses another situation for Ana's CPF; the server accepts it, or refuses with this text. */
    async judge(alert: string | null) {
      const list = screen.getByLabelText<HTMLSelectElement>('Situação de CPF (Ana Duarte)')
      const value = list.value === '2' ? '1' : '2'
      await act(() => settled(() => fireEvent.change(list, { target: { value } })))
      const reason = reasonOf(31)
      if (reason) await act(() => settled(() => fireEvent.change(reason, { target: { value: 'Ilegível.' } })))
      await press(clickable('Gravar a situação de CPF (Ana Duarte)'))
      const reply = required(judge.inputs.at(-1), 'judgement')
      await act(() =>
        settled(() =>
          judge.end(
            alert === null
              ? { kind: 'done', reply }
              : { kind: 'refused', status: 409, message: alert, problems: [] },
          ),
        ),
      )
    },
    hasReason: (rowId: number) => reasonOf(rowId) !== null,
    hasButton: (name: string) => screen.queryByRole('button', { name }) !== null,
    typeReason: (text: string, rowId = 31) =>
      act(() =>
        settled(() => fireEvent.change(required(reasonOf(rowId), 'reason'), { target: { value: text } })),
      ),
    seeReason: (text: string | null, problem: string | null = null, rowId = 31) => {
      const reason = reasonOf(rowId)
      expect(reason?.value ?? null).toBe(text)
      expect(reason && document.getElementById(`${reason.id}-error`)?.textContent).toBe(
        problem ?? (reason ? undefined : null),
      )
    },
    give: (name: string, situationId: number) =>
      act(() =>
        settled(() =>
          fireEvent.change(screen.getByLabelText(name), { target: { value: String(situationId) } }),
        ),
      ),

    seeAsked: () => expect(load.inputs.at(-1)).toEqual(input),
    seeReads: (times: number) => expect(load.inputs).toHaveLength(times),
    seeTitle: (title: string | null) => expect(document.querySelector('h1')?.textContent ?? null).toBe(title),
    seeLoading: () => expect(screen.getByText('Carregando o aceite')).toBeTruthy(),
    seeAmounts(amounts: Readonly<Record<string, string>>) {
      const card = within(screen.getByRole('region', { name: 'Valor do benefício' }))
      const terms = card.queryAllByRole('term').map(({ textContent }) => textContent)
      const values = card.queryAllByRole('definition').map(({ textContent }) => textContent)
      expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toEqual(amounts)
    },
    seeOwner(...texts: readonly string[]) {
      const card = screen.queryByRole('region', { name: 'Participante' })
      const values = card ? within(card).queryAllByRole('definition') : []
      expect(values.map(({ textContent }) => textContent)).toEqual(texts)
    },
    seeCards: (...cards: readonly string[]) =>
      expect(
        within(screen.getByRole('region', { name: 'Beneficiários' }))
          .queryAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(cards),
    seeMessages: (...texts: readonly string[]) =>
      expect(
        within(screen.getByRole('region', { name: 'Mensagens' }))
          .queryAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(texts),
    seeCorrectionRequest: (text: string | null) =>
      expect(
        screen
          .queryAllByText('O fundo espera uma resposta sua:')
          .map((turn) => turn.parentElement?.querySelector('p')?.textContent),
      ).toEqual(text === null ? [] : [text]),
    seeText: (text: string, isSeen = true) => expect(screen.queryAllByText(text).length > 0).toBe(isSeen),
    seeAlert: (text: string | null) => expect(alerts()).toEqual(text === null ? [] : [text]),
    seeChosen: (value: 'SIM' | 'NAO' | null) =>
      expect((['SIM', 'NAO'] as const).find((answer) => radio(answer).matches(':checked')) ?? null).toBe(
        value,
      ),
    seeNoAnswer: () => expect(document.getElementById('resposta')).toBeNull(),
    seeProblem: (text: string | null) =>
      expect(document.getElementById('resposta-error')?.textContent ?? null).toBe(text),
    seeFocusOn: (id: string) => expect(document.activeElement?.id).toBe(id),
    seeFocusOnTitle: () => expect(document.activeElement?.tagName).toBe('H1'),
    seeQuestion(title: string | null, ...words: readonly string[]) {
      const dialog = screen.queryByRole('alertdialog')
      expect(dialog?.querySelector('h2')?.textContent ?? null).toBe(title)
      for (const word of words) expect(dialog?.textContent).toContain(word)
    },
    seeKept: (...answers: readonly (string | undefined)[]) =>
      expect(
        kept.flatMap((sent) => (sent.type === 'draft.changed' ? sent.answers.detalhes.aceito : [])),
      ).toEqual(answers),
    seeDraftDropped: () =>
      expect(kept.at(-1)).toEqual({
        type: 'draft.dropped',
        cpf: input.participant.cpf,
        requestId: 19,
        typeId: 16,
      }),
    seeGuarded: (isGuarded: boolean) => expect(guard.held).toEqual(isGuarded ? ['answers'] : []),
    seeRows: (caption: string, ...rows: readonly (readonly string[])[]) => {
      const [, ...found] = within(screen.getByRole('table', { name: caption })).getAllByRole('row')
      expect(found).toHaveLength(rows.length)
      for (const [index, cells] of rows.entries())
        for (const cell of cells) expect(found[index]?.textContent).toContain(cell)
    },
    seeNoDocuments: () => expect(screen.queryAllByRole('table')).toEqual([]),
    seeLacking: (...names: readonly string[]) =>
      expect(
        allByText('p', 'Falta para enviar: ').flatMap((title) =>
          [...(title.parentElement?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
        ),
      ).toEqual(names),
    seeChooser: (isOpen: boolean) => expect(screen.queryAllByRole('dialog').length > 0).toBe(isOpen),
    seeSent: (times: number) => expect(again.inputs).toHaveLength(times),
    seeSendQuestion(isAsked: boolean) {
      const title = 'Finalizar o requerimento 2026000019 e enviar para análise?'
      this.seeQuestion(isAsked ? title : null)
    },
    seeSentAgain: () =>
      expect(again.inputs.at(-1)).toMatchObject({
        request: { id: 19, version: 3, saveKey: 'key-1' },
        cpf: '52998224725',
        cloud: { id: 900 },
      }),
    seeUnsaved: (type: 'form.unsaved' | 'form.settled') =>
      expect(heard.openRequest.at(-1)).toEqual(type === 'form.unsaved' ? { type, isLost: true } : { type }),
    seeConsentWanted: (times: number) =>
      expect(heard.screens.filter(({ type }) => type === 'consent.wanted')).toHaveLength(times),
    seeJudged: (...situations: readonly number[]) =>
      expect(judge.inputs.map(({ situationId }) => situationId)).toEqual(situations),
    seeJudgement: (judgement: JudgeDocument) => expect(judge.inputs.at(-1)).toEqual(judgement),
    /** The selects of situations, each with its value and its options. */
    seeLists: (lists: Readonly<Record<string, readonly [shown: string, ...offered: string[]]>>) =>
      expect(
        Object.fromEntries(
          screen
            .queryAllByRole<HTMLSelectElement>('combobox')
            .map((list) => [
              list.getAttribute('aria-label'),
              [
                list.selectedOptions[0]?.textContent,
                ...[...list.options]
                  .filter(({ value }) => value !== '')
                  .map(({ textContent }) => textContent),
              ],
            ]),
        ),
      ).toEqual(lists),
    seeButtons: (...names: readonly string[]) =>
      expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(names),
    seeButtonOff: (name: string, isOff: boolean) =>
      expect(button(name).getAttribute('aria-disabled')).toBe(isOff ? 'true' : null),
    seeWent: (...paths: readonly string[]) => expect(went).toEqual(paths),
    seeSentTo: (path: string, replace = false) =>
      expect(heard.router.at(-1)).toEqual({ type: 'route.wanted', path, replace, leaving: null }),
    seeAside: (text: string | undefined) => expect(heard.notices.at(-1)?.aside).toBe(text),
    seeNotices: (...texts: readonly string[]) => expect(heard.notices.map(({ text }) => text)).toEqual(texts),
    seeRequestSent: (event: object | null) =>
      expect(heard.screens.filter(({ type }) => type === 'request.sent')).toEqual(event ? [event] : []),
    seeUploadQueueEvent: (type: string, event: object) =>
      expect(heard.uploadQueue.filter((sent) => sent.type === type).at(-1)).toMatchObject(event),
    seeTag: (tag: 'unsaved', isSet: boolean) => expect(actor.getSnapshot().hasTag(tag)).toBe(isSet),
    seeRowsVisible: (areVisible: boolean) =>
      expect(correction().getSnapshot().hasTag('visibleRows')).toBe(areVisible),
    seeNoJudgement: () => expect(actor.getSnapshot().children.judgement).toBeUndefined(),
  }
}

export type AcceptancePage = ReturnType<typeof openAcceptance>
