import { loggingIn, type Placed, SCREENS } from '#tools/gallery/events.ts'

export const pictures: Placed = { at: [...SCREENS, 'consent'], path: '/', around: [loggingIn] }
