import type { data } from 'react-router'
import type { Outcome } from './data.ts'

/**
 * For a page or dialog that shows its own error if loading fails: `read` is then null. Null if the row does not exist;
 * redirects pass through.
 */
export async function orFailed<T>(reading: Promise<T | null>): Promise<{ read: T | null } | null> {
  try {
    const read = await reading
    return read && { read }
  } catch (error) {
    if (error instanceof Response) throw error
    return { read: null }
  }
}

/** For an action that reads before it saves: failing refuses its form, where the error page would take what was typed. */
export async function orRefused<T>(reading: Promise<T>): Promise<{ read: T; refused?: never } | { refused: Outcome }> {
  try {
    return { read: await reading }
  } catch (error) {
    if (error instanceof Response || error instanceof Error) throw error
    const { data: message, init } = error as ReturnType<typeof data<string>>
    return { refused: { success: false, message, status: init?.status ?? 500 } }
  }
}
