/** A site for this alone, which every client always blocks: that a rule refuses it, and not the network, proves that rules work. */
export const testSite = 'thu-chan.anni.vn'
