/** Mutants that no test can detect, by id, and why. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'acceptance/deciding/always#1 after the next branch': 'Before the consent nothing was answered yet.',
  'acceptance/deciding/always#3 after the next branch':
    'A request has one status: it may be answered only in X and corrected only in E.',
  'acceptance/deciding/always#4 after the next branch':
    'Only its owner may correct a request, and only another person may judge it.',
  'cloud-picker/loading/onDone#1 after the next branch':
    'No URL has a row without a request, and without a row none can be gone.',
  'local-file/judging/always#1 after the next branch':
    'There are no files, or there are several that can be joined.',
  'local-file/judging/always#2 after the next branch':
    'Only several files are joined, and only a single one is reduced.',
  'form-editor/editing.step.data/answer.changed#1 after the next branch':
    'No answer is both a postal code and the CPF of a named participant.',
  'form-editor/editing.step.arriving/always#1 without leaveStep': 'No step was shown before.',
  'form-editor/editing.step.arriving/always#2 without leaveStep': 'No step was shown before.',
  'form-editor/editing.step.arriving/always#3 without leaveStep': 'No step was shown before.',
  'form-editor/editing.step.data/submission.stepSaved#1 without leaveStep':
    'The save drops the alert, and removed rows are gone when the next step is left.',
  'form-editor/editing.step.data/submission.stepSaved#2 without leaveStep':
    'The save drops the alert, and removed rows are gone when the next step is left.',
  'form-editor/editing.step.data/submission.refused#1 without leaveStep':
    'An alert with problems stays, and removed rows are gone when the next step is left.',
  'form-editor/editing.step.declaration/submission.stepSaved#1 without leaveStep':
    'The save drops the alert, and only the first step has removed rows.',
  'form-editor/editing.step.declaration/problems.shown#1 without leaveStep':
    'An alert with problems stays, and only the first step has removed rows.',
  'form-editor/editing.step.declaration/submission.refused#1 without leaveStep':
    'An alert with problems stays, and only the first step has removed rows.',
  'form-editor/editing.step.documents/problems.shown#1 without leaveStep':
    'An alert with problems stays, and only the first step has removed rows.',
  'form-editor/editing.step.documents/submission.refused#1 without leaveStep':
    'An alert with problems stays, and only the first step has removed rows.',
  'form-editor/editing.step.documents/submission.refused#2 without leaveStep':
    'An alert with problems stays, and only the first step has removed rows.',
  'login/starting/onError:startSession#2 without clearSession':
    'The session is read only after another one was kept.',
  'session/leaving exit without clearOpened': 'The session is read only after another one was opened.',
  'session/loggedIn/signedIn.exited#1 without clearWanted':
    'An open session has no wanted address: it is forgotten when the session opens.',
  'session/loggedIn/session.endedElsewhere#1 without clearWanted':
    'An open session has no wanted address: it is forgotten when the session opens.',
  'mutation/calling/onError:call#1 after the next branch':
    'A failure has one kind: a refused call was not interrupted.',
  'session-clock/counting.time.short/onDone:untilLastWarning#1 after the next branch':
    'A session that cannot be prolonged has no other dialog than the one that says so.',
  'session-clock/counting.dialog.renewing/onError:renewSession#1 after the next branch':
    'A failure has one kind: an expired session is not an interrupted call.',
  'router/*/location.changed#1 target changed':
    'Nothing was asked for, and without a heading both states react alike.',
  'router/blocked/navigation.released#1 target changed': 'Without a heading both states react alike.',
  'router/blocked/navigation.dismissed#1 target changed': 'Without a heading both states react alike.',
  'cloud-picker/showing.choosing.rereading/onDone:reread#1 without setRequest':
    'The page about a document that is not asked for shows only what a reread does not change.',
  'form-editor/editing.step.data.answering/step.completed#3 guard always true':
    'It raises an event that only a free task accepts.',
  'form-editor/editing.step.declaration.declaring/step.completed#1 guard always true':
    'It raises an event that only a free task accepts.',
  'login/loggedOut/place.changed#2 removed': 'The chart itself keeps any other place.',
  'login/authenticating/place.changed#2 removed': 'The chart itself keeps any other place.',
  'login/starting/onError:startSession#2 without clearFailure':
    'The message is not shown where the session did not start, and the next login clears it.',
  'visitor/arriving/always#1 after the next branch': 'A stored visit has one purpose.',
  'visitor/confirming entry without storeVisit':
    'The form stored the same when it was entered and at each answer.',
  'visitor-confirmation/confirming.mail.limited/after:limit#1 without clearLimit':
    'The page shows a limit only while it lasts, and the next one brings its own.',
  'query/calling/onError:call#3 after the next branch':
    'A failure has one kind: a refused call was not interrupted.',
}
