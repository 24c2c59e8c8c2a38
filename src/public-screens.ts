import { lazyScreen } from './lazy-screen.tsx'

/** Rarely opened screens, with and without a session, kept out of the login's code. */
export const Accessibility = lazyScreen(
  async () => (await import('#ui/screens/accessibility/accessibility.tsx')).Accessibility,
)
export const NoPassword = lazyScreen(async () => (await import('./no-password-page.tsx')).NoPasswordPage)
