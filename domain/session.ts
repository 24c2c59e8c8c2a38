/** Constants of the session clock in seconds (SESSION-01, D-09). */
export const SESSION_SECONDS = 3600
export const COUNTDOWN_PROMINENT_FROM = 900
export const COUNTDOWN_ORANGE_FROM = 600

/** Remaining times that are announced to screen readers, shortest first (D-10). */
export const COUNTDOWN_ANNOUNCED = [60, 120, 300, 600, 900] as const

/** Remaining times at which a dialog offers to stay connected (D-12). */
export const FIRST_WARNING = 300
export const LAST_WARNING = 60

/** Version shown on the login panel (LOGIN-18). */
export const PORTAL_VERSION = '3.1'
