/** Whether a link of the content may lead to an address: the web, a mail, a telephone, the site itself; script protocols are none of these. */
export const isSafeAddress = (address: string): boolean =>
	/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);
