/** Where the browser extension is offered. */
export const extensionZip = '/tai-ve/an-nhi-tien-ich.zip'
