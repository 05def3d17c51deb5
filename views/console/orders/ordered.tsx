import type { ReactNode } from 'react'
import { OrderedPackage } from '../../billing/package-on-device.tsx'

/** The package of an order on one line, and below it what else is told of the order. */
export function Ordered({ of, children }: { of: { ten_goi: string; goi_da_xoa: boolean }; children: ReactNode }) {
  return (
    <>
      <div className="row-name">
        <OrderedPackage of={of} />
      </div>
      <div className="soft">{children}</div>
    </>
  )
}
