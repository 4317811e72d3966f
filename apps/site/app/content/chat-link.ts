/** The URL hash that opens the support chat (specification section 1). */
export const openChatHash = '#openchat';

/** The id of an element that the hash targets on a site without a chat. */
export const openChatId = openChatHash.slice(1);

/** Whether a URL opens the chat. */
export function isChatLink(address: string): boolean {
	return address.endsWith(openChatHash);
}
