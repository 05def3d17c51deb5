/** What the parent reads of the machine that plays a day. */
export const machineName = 'Máy giả lập'
export const reason = 'Cho con chơi nốt ván cờ'
export const childName = 'Bé An'
