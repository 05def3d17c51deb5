import { type Reply, reply } from './endpoint.ts'

const limitByDefault = 10

/** Answers one page of a list and how many there are. */
export async function pageOf<T>(
  query: { page?: number; limit?: number },
  list: (asked: { page: number; limit: number }) => Promise<{ rows: T[]; total: number }>,
): Promise<Reply> {
  const { page = 1, limit = limitByDefault } = query
  const { rows, total } = await list({ page, limit })
  return reply({ data: rows, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } })
}
