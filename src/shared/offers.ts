import { withoutMarks } from './without-marks.ts'

/** The packages that the home page shows, in this order; one that is not on sale is left out. */
export const standardPackage = 8
export const premiumPackages = [3, 2, 4] as const

/** The discount to display, in per cent, by the number of devices. The price charged is that of the package. */
export function discountFor(devices: number | null): number {
  return ({ 2: 5, 3: 10 } as Record<number, number>)[devices ?? 1] ?? 0
}

/** The price to strike through: what it would be without the discount. */
export function priceBefore(gia: number, percent: number): number {
  return Math.round((gia * 100) / (100 - percent))
}

/** The price per year; that of a package without end is its whole price. */
export function pricePerYear(gia: number, months: number | null): number {
  return months === null ? gia : Math.round((gia * 12) / months)
}

/** Whether a line of a package, in either language, says that its feature is still to come. */
export function isToCome(line: string): boolean {
  return /^\s*(sap co|coming soon)\s*:/i.test(withoutMarks(line))
}
