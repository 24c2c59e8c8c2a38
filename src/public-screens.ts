import { lazyScreen } from './chunk.tsx'

/** Screens with and without a session that few people open: the login does not wait for their code. */
export const Accessibility = lazyScreen(
  async () => (await import('#ui/screens/accessibility/accessibility.tsx')).Accessibility,
)
export const NoPassword = lazyScreen(async () => (await import('./no-password-page.tsx')).NoPasswordPage)
