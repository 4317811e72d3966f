/** The address hash that opens the support chat (specification section 1). */
export const openChatHash = '#openchat';

/** The same as the id of an element: without a chat, an address with the hash leads there. */
export const openChatId = openChatHash.slice(1);

/** Whether an address is a place at which the chat opens. */
export function leadsToChat(address: string): boolean {
	return address.endsWith(openChatHash);
}
