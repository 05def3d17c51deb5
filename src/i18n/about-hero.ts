import { words } from './index.ts'

/** What the About page says first; the rest comes when the reader gets there. */
export const aboutHeroWords = words({
  meaning: ['“An” là bình yên, “nhi” là con trẻ.', 'In Vietnamese, “an” means peace and “nhi” means child.'],
  lead: [
    '{name} là phần mềm giúp ba\u00a0mẹ Việt Nam đồng hành cùng con trên máy tính, và sắp tới là trên điện thoại: biết con đang làm gì, chặn điều độc hại, và cùng con giữ giờ giấc.',
    '{name} helps parents in Viet Nam stay beside their children on computers, and soon on phones: know what they do, block what harms them, and keep to agreed hours together.',
  ],
  toPartner: ['Cho trường học, doanh nghiệp', 'For schools and businesses'],
})
