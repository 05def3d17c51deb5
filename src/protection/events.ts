import { aboutFamily } from '../kernel/news.ts'
import type { EventKind } from '../shared/protection-events.ts'
import { insertEvent } from './events-store.ts'
import type { Telling } from './telling.ts'

interface Subject {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id?: number
}

/** Writes it in the journal of the child, and tells the parent's open pages. */
export async function tellEvent(
  given: Telling,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id }: Subject,
  kind: EventKind,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await insertEvent(given.tx, {
    ma_phu_huynh,
    ma_tre_em,
    nguoi_dung_id: nguoi_dung_id ?? null,
    kind,
    detail,
    at: given.now,
  })
  await given.news.tell(given, aboutFamily(ma_phu_huynh), { ma_tre_em, what: kind })
}
