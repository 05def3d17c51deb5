/**
 * What a page or dialog shows: null where it is gone, and `read` is null where it could not be read, which it says
 * itself. Whoever is led elsewhere is led there.
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
