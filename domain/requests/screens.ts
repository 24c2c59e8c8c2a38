/** The screens that hold requests, by the number in their route (core 2). */
export type RequestScreen = '01' | '02' | '03' | '05' | '06' | '07'

/**
 * The one table that both the list's pencil and the start button read (D-28).
 * `null`: the type is never opened in this portal.
 */
const SCREENS: Readonly<Record<number, RequestScreen>> = {
  1: '01',
  2: '01',
  3: '01',
  4: '02',
  5: '02',
  6: '02',
  7: '01',
  8: '01',
  10: '06',
  11: '03',
  13: '01',
  15: '07',
  16: '05',
}

/** Every type that this portal opens. */
export const TYPES_WITH_SCREEN: readonly number[] = Object.keys(SCREENS).map(Number)

/** Registration update: lives in the participant area only (core 1). */
export const PARTICIPANT_AREA_TYPE = 14

/** The screen that holds requests of the type; null when none does (D-28). */
export const screenOf = (typeId: number): RequestScreen | null => SCREENS[typeId] ?? null
