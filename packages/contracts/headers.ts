/** Names of the headers in which site and backend say more than HTTP does. */
export const contractHeaders = {
	/** On a webhook: its signature (`signWebhook`). */
	webhookSignature: 'x-webhook-signature',
	/** On a content query: a preview token (`signPreview`), which shows drafts. */
	previewToken: 'x-preview-token',
	/** On the answer to a content query: the version of the content it is made from, at least. */
	contentVersion: 'x-content-version',
	/** On a content query: the version of the content that the answer must have, at least. */
	contentAtLeast: 'x-content-at-least',
} as const;
