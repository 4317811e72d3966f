import { expect, it } from 'vitest';
import { shareTexts } from './share-image-routes.ts';

it('reads the texts from a page’s head and not from its body', () => {
	const html = `<html><head><meta property="og:title" content="Fish &amp; &quot;chips&quot;"/><meta property="og:site_name" content="Wimpel"/></head>
		<body><meta property="og:description" content="invented"></body></html>`;
	expect(shareTexts(html)).toEqual({
		title: 'Fish & "chips"',
		description: '',
		siteName: 'Wimpel',
	});
});

it('limits the length of a text', () => {
	const html = `<head><meta property="og:title" content="${'x'.repeat(5000)}"></head>`;
	expect(shareTexts(html).title).toHaveLength(400);
});
