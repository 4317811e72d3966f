/** The address hash that opens the support chat (specification section 1). */
export const openChatHash = '#openchat';

/** Whether an address is a place at which the chat opens. */
export function leadsToChat(address: string): boolean {
	return address.endsWith(openChatHash);
}
