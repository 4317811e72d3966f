/** Names of the additional headers between site and backend. */
export const contractHeaders = {
	/** On a webhook: its signature (`signWebhook`). */
	webhookSignature: 'x-webhook-signature',
	/** On a content query: a preview token (`signPreview`), which shows drafts. */
	previewToken: 'x-preview-token',
	/** On the response to a content query: its content is at least of this version. */
	contentVersion: 'x-content-version',
	/** On a content query: the minimum version of the response's content. */
	contentAtLeast: 'x-content-at-least',
} as const;
