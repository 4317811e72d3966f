import type { Page } from '@playwright/test';

/** Names, and words that are the same in English and German. */
const names = ['API', 'Dansk', 'Deutsch', 'DKK', 'DKK premium', 'English', 'EUR', 'EUR premium'];
const sharedWords = [
	'Administrator',
	'Animation',
	'Block',
	'Blog',
	'Export',
	'Filter',
	'Layout',
	'Link',
	'Links',
	'Name',
	'Releases',
	'Status',
	'Text',
	'Version',
	'Video',
];
/** English texts in Payload's code that no setting translates (https://github.com/payloadcms/payload/issues/6089). */
const hardcodedInPayload = new Set([
	...['Folders', 'Documents', 'Sort by', 'Order', 'Responsive', 'Expand', 'Collapse'],
	...['Add block', 'Drag to move', 'Insert Paragraph', 'Edit link', 'Remove link', 'Copy URL'],
	...['Notifications alt+T', 'select-all', 'invisible', 'Updated at', 'Created at'],
]);
const sameInEnglish = new Set([...names, ...sharedWords]);

/** Elements with texts of the interface, not with content. */
const interfaceSelector =
	'button, label, th, h3, h4, legend, nav a, .field-description, .field-diff-label, .tabs-field__tab-button, .pill, .btn';

/** The texts of the interface on a screen: visible texts and accessible names. */
export const interfaceTexts = (page: Page) =>
	page.evaluate((selector) => {
		const contentSelector =
			'[class*=row-label], .section-title, .doc-header, td, .react-select, .editor-shell';
		const texts = [...document.querySelectorAll(selector)]
			.filter((element) => element.checkVisibility() && !element.closest(contentSelector))
			.flatMap((element) =>
				[...element.childNodes].map(({ nodeType, nodeValue }) =>
					nodeType === Node.TEXT_NODE ? (nodeValue ?? '') : '',
				),
			);
		const accessibleTexts = [...document.querySelectorAll('[aria-label], [title]')]
			.filter(
				(element) =>
					element.checkVisibility({ visibilityProperty: true }) &&
					// The tooltip of a checkbox is the name of its field.
					!element.closest('.doc-header, td, .react-select, .checkbox-input'),
			)
			.flatMap((element) => [
				element.getAttribute('aria-label') ?? '',
				element.getAttribute('title') ?? '',
			]);
		return [...new Set([...texts, ...accessibleTexts].map((text) => text.trim()))].filter((text) =>
			/^[A-Za-z][A-Za-z +-]{2,}$/.test(text),
		);
	}, interfaceSelector);

/** Texts of a screen in German that are still English. */
export const untranslatedTexts = (
	german: readonly string[],
	english: readonly string[],
): string[] =>
	german.filter(
		(text) => english.includes(text) && !sameInEnglish.has(text) && !hardcodedInPayload.has(text),
	);
