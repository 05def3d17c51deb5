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
