import { expect, it } from 'vitest';
import { docsPath, operationPath, operationSlug, tagSlug } from './addresses';

it('builds the viewer’s path in every language', () => {
	expect(docsPath('en')).toBe('/docs');
	expect(docsPath('da')).toBe('/da/docs');
});

it('formats operations in lower case and parameters with a colon', () => {
	expect(operationSlug({ method: 'GET', path: '/Messages/{messageId}' })).toBe(
		'get/messages/:messageid',
	);
});

it('formats groups as words joined by hyphens', () => {
	expect(tagSlug({ name: ' E-mail & SMS (new) ' })).toBe('e-mail-sms-new');
});

it('puts an operation below its group, or directly below the viewer if it has none', () => {
	const operation = { method: 'POST', path: '/prices/graphql' };
	expect(operationPath('de', { ...operation, tag: 'Prices' })).toBe(
		'/de/docs/tag/prices/post/prices/graphql',
	);
	expect(operationPath('en', { ...operation, tag: '' })).toBe('/docs/post/prices/graphql');
});
